"""The cards mages start with. They cost nothing and are in no supply pile."""

from dataclasses import dataclass

from talia.games.aeons_end.boxes.outcasts.glyphs import place_glyphs
from talia.games.aeons_end.boxes.war_eternal.starters import STARTERS as OF_WAR_ETERNAL
from talia.games.aeons_end.cards.card import GEM, SPELL
from talia.games.aeons_end.cards.reaction import PLAYED, Reaction
from talia.games.aeons_end.cards.vocabulary import deal, discard, gain, gains_charge, in_hand, may, suffers
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.casting import CAST_FROM
from talia.games.aeons_end.cards.vocabulary.focusing import focus_one
from talia.games.aeons_end.cards.vocabulary.gains import ONLY_GEM_OR_RELIC, ONLY_SPELL_OR_BREACH, GainCharge
from talia.games.aeons_end.cards.vocabulary.people import AllyMay
from talia.games.aeons_end.cards.vocabulary.this_turn import gem_or_relic
from talia.games.aeons_end.rules import focusing
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class FocusItsBreach(Deed):
    """Swirling Darkness: focus the breach that it was cast from."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            spot = battle.mark(CAST_FROM) - 1
            focusing.focus(battle, spot // 4, spot % 4, scope.seat)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        spot = battle.mark(CAST_FROM) - 1
        return spot < 0 or battle.stages[spot] >= OPEN

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-its-breach")


STARTERS = (
    *OF_WAR_ETERNAL[:2],  # Crystal and Spark

    # Ilya and Kel
    GEM("entwined-amethyst", cost=0, starter=True,
        when_thrown=gains_charge(1),
        play=gain(1)),

    # Taqren
    GEM("esoteric-amplifier", cost=0, starter=True,
        play=gain(1) + may(suffers(1))),

    # Z'hana
    GEM("glyph-carver", cost=0, starter=True,
        play=gain(1) | place_glyphs(1)),

    # Thraxir
    GEM("nameless-siphon", cost=0, starter=True,
        play=gain(1) | AllyMay(discard(in_hand), focus_one())),

    # Kel
    GEM("trulite-of-energy", cost=0, starter=True,
        play=gain(1) + AllyMay(discard(in_hand), gain(1, ONLY_GEM_OR_RELIC))),

    # Ilya
    GEM("trulite-of-force", cost=0, starter=True,
        play=gain(1) + AllyMay(discard(in_hand), gain(1, ONLY_SPELL_OR_BREACH))),

    # Qu
    SPELL("call-of-the-void", cost=0, starter=True, doubles=True,
          cast=deal(1)),

    # Arachnos
    SPELL("convergence", cost=0, starter=True,
          reaction=Reaction(PLAYED, GainCharge(1, own=True), gem_or_relic(3)),
          cast=deal(1)),

    # Dezmodia
    SPELL("swirling-darkness", cost=0, starter=True, closed_too=True,
          cast=FocusItsBreach()),
)  # fmt: skip
