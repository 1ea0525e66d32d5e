/** Seeds as the server takes them. */
const SEEDS = 2 ** 32

/** Whether a field holds a seed, or nothing. */
export const isSeed = (text: string): boolean => /^\d*$/.test(text.trim()) && Number(text.trim()) < SEEDS
