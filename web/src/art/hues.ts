import type { Dice } from './dice'
import { known } from './dice'

/** Words that have a colour of their own; everything else gets one by chance. */
const HUES: Record<string, number> = {
  amethyst: 280,
  aurora: 150,
  ash: 18,
  blood: 355,
  bloodstone: 352,
  bottled: 44,
  carbonize: 14,
  celestial: 228,
  coal: 30,
  crystal: 195,
  crystallize: 182,
  diamond: 205,
  dread: 345,
  ember: 16,
  equilibrium: 172,
  extinguish: 208,
  fiery: 12,
  fire: 14,
  frozen: 192,
  geode: 265,
  illuminate: 48,
  kindle: 30,
  lightning: 212,
  lost: 160,
  nova: 320,
  oblivion: 250,
  pyrotechnic: 336,
  reduce: 22,
  scoria: 6,
  slag: 10,
  spark: 52,
  torch: 36,
  volcanic: 24,
  worldheart: 330,
  breach: 288,
  thoughtform: 262,
  convection: 2,
  erratic: 96,
  fiend: 130,
  cairn: 88,
  conclave: 42,
  mages: 176,
  primordial: 68,
  vortex: 220,
}

export function hueOf(id: string, dice: Dice): number {
  const rolled = dice.between(0, 360)
  const own = known(id, HUES)
  return own === undefined ? rolled : own + dice.between(-5, 5)
}
