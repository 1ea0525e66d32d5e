"""The questions before a game on one screen; one Enter starts a sensible game."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, OptionList, Select, SelectionList, Static
from textual.widgets.selection_list import Selection

from talia.kernel.errors import TaliaError
from talia.kernel.form import Choice, Field, fields_that_matter
from talia.kernel.game import Game, Listed
from talia.kernel.registry import games
from talia.terminal import styles
from talia.terminal.choices import Choices
from talia.terminal.session import Session, lesson_session
from talia.terminal.wizard import Setup, default_players, seat_choices, seat_word, usual_sitter
from talia.words.speaker import LANGUAGES, Speaker

BY_HAND = "by-hand"
BESIDE = 2
"""So many answers of a player have room beside each other; more stand below each other."""
LOW = 32
"""A screen with fewer rows is low."""
AROUND = 11
"""Rows of a low screen that are not for the questions: what a choice means, the buttons, the hint, the edges."""


class Ask(Select[str], inherit_bindings=False):
    """A question with its answers to unfold: by Enter or Space, since arrows go on to the next question."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "show_overlay", show=False)]


class Rows(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The questions, which scroll with the focus: arrows go from question to question."""


class WizardScreen(Screen[Session]):
    """All questions at once. It is dismissed with a session, or with None by who leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("up,left", "app.focus_previous", show=False),
        Binding("down,right", "app.focus_next", show=False),
        Binding("pageup", "read(-1)", show=False),
        Binding("pagedown", "read(1)", show=False),
    ]

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self._values: dict[str, str] = {}
        self._picked: dict[str, list[str]] = {}
        self._error_text = ""
        self._first = setup.first
        self._take_given()

    def _take_given(self) -> None:
        """Begin with what the command line said, and with the defaults for the rest."""
        setup = self.setup
        players = setup.players if setup.players is not None else default_players(setup.game)
        self._values = {"language": setup.lang, "game": setup.game.id, "players": str(players)}
        for number in range(setup.game.most):
            given = setup.seats if setup.seats is not None else []
            self._values[f"seat-{number}"] = given[number] if number < len(given) else usual_sitter(setup, number)
        for field in setup.game.fields:
            usual: object = field.for_beginners if self._first else field.default
            if self._first and field.each:
                usual = [field.for_beginner(seat) for seat in range(setup.game.most)]
            self._take_answer(field, setup.answers.get(field.name, usual))

    def _take_answer(self, field: Field, answer: object) -> None:
        named = [str(each) for each in answer] if isinstance(answer, (list, tuple)) else str(answer).split(",")
        if field.each:
            for number in range(self.setup.game.most):
                value = named[number] if number < len(named) else field.default if len(named) > 1 else named[0]
                known = {choice.value for choice in (*field.choices, *field.parts)}
                self._values[f"{field.name}-{number}"] = value if value in known else field.default
        elif field.parts and len(named) > 1:
            self._values[field.name], self._picked[field.name] = BY_HAND, named
        else:
            known = {choice.value for choice in field.choices}
            self._values[field.name] = named[0] if named[0] in known else field.default

    # Drawing

    @property
    def _s(self) -> Speaker:
        return self.setup.speaker

    @property
    def _players(self) -> int:
        return int(self._values["players"])

    def _asked(self) -> list[Field]:
        """The questions that matter, as the others are answered."""
        return fields_that_matter(self.setup.game.fields, self._players, self._values)

    def compose(self) -> ComposeResult:
        s, game = self._s, self.setup.game
        self.set_class(self.app.size.height < LOW, "low")  # once all is mounted, all would be styled again
        self._choices = Choices(game, s)
        rows = Rows(*self._rows(s, game), id="rows")
        self._fit(rows)
        box = Vertical(
            rows,
            VerticalScroll(Static("", id="meaning", markup=False), id="meanings", can_focus=False),
            Static(self._error_text, id="error", markup=False),
            Horizontal(
                Button(s.say("ui-start"), id="start", variant="primary", compact=True),
                *([Button(s.say("ui-learn"), id="learn", compact=True)] if game.lessons() else []),
                Button(s.say("ui-leave"), id="leave", compact=True),
                classes="buttons",
            ),
            Static(s.say("ui-setup-hint"), classes="hint", markup=False),
            classes="dialog wizard",
        )
        box.border_title = f" {s.name(game.title)} · {s.say('ui-setup-title')} "
        yield box

    def _rows(self, s: Speaker, game: Game) -> list[Horizontal]:
        rows = [self._row(s.say("ui-language"), [self._select("language", _languages(s))])]
        if len(games()) > 1:
            listed = [(s.name(each.title) if s.knows(each.title.word) else id, id) for id, each in games().items()]
            rows.append(self._row(s.say("ui-game"), [self._select("game", listed)]))
        counts = [(str(count), str(count)) for count in range(game.least, game.most + 1)]
        rows.append(self._row(s.say("ui-players"), [self._select("players", counts)]))
        each_player = [field for field in self._asked() if field.each]
        beside = each_player if len(each_player) <= BESIDE else []
        titles = [s.say("ui-who"), *(s.name(field.label) for field in beside)]
        above = [Static(classes="corner"), *(Static(title, markup=False) for title in titles)]
        rows.append(Horizontal(*above, classes="row titles"))
        for number in range(self._players):
            seats = [*dict.fromkeys([*seat_choices(game), self._values[f"seat-{number}"]])]
            selects = [self._select(f"seat-{number}", [(seat_word(seat, s), seat) for seat in seats])]
            player = s.say("ui-player-n", n=number + 1)
            asked = [(field, self._select(f"{field.name}-{number}", self._each(field))) for field in each_player]
            rows.append(self._row(player, [*selects, *(select for field, select in asked if field in beside)]))
            rows += [self._row(f"{player}: {s.name(field.label)}", [select]) for field, select in asked if not beside]
        for field in self._asked():
            if field not in each_player:
                choices = self._named(field.choices)
                if field.parts:
                    choices.append((s.say("ui-hand-picked", count=field.count), BY_HAND))
                rows.append(self._row(s.name(field.label), [self._select(field.name, choices)]))
        return rows

    def _named(self, choices: tuple[Choice, ...]) -> list[tuple[str, str]]:
        return [(self._s.name(choice.name), choice.value) for choice in choices]

    def _each(self, field: Field) -> list[tuple[str, str]]:
        return self._named((*field.choices, *field.parts))

    def _select(self, name: str, choices: list[tuple[str, str]]) -> Ask:
        return Ask(choices, value=self._values[name], allow_blank=False, id=f"ask-{name}", compact=True)

    @staticmethod
    def _row(label: str, selects: list[Select[str]]) -> Horizontal:
        return Horizontal(Static(label, markup=False, classes="asked"), *selects, classes="row")

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def on_resize(self, event: events.Resize) -> None:
        """On a low screen the questions scroll: how to begin is always in sight."""
        self.set_class(self.size.height < LOW, "low")
        self._fit(self.query_one("#rows", VerticalScroll))

    def _fit(self, rows: VerticalScroll) -> None:
        """As high as there is room for; questions that are asked anew are as high as those before them."""
        if self.size.height:
            rows.styles.max_height = max(4, self.size.height * 94 // 100 - AROUND)

    # What the choices mean

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Tell what the answer means that the focus is on."""
        above = event.widget.parent
        if isinstance(event.widget, Select):
            self._explain(event.widget.id or "", str(event.widget.value))
        elif isinstance(event.widget, OptionList) and isinstance(above, Select):
            if not event.widget.has_class("followed"):
                self._follow(event.widget, above)
        elif isinstance(event.widget, Button):
            said = self._s.say("ui-first-game") if self._first and self._advises() else ""
            self.query_one("#meaning", Static).update(said)

    def _follow(self, unfolded: OptionList, select: Select[str]) -> None:
        """From now on tell what the answer would mean that the unfolded list of a select stands on."""

        def explain(index: int | None) -> None:
            choices = self._choices_of((select.id or "").removeprefix("ask-"))
            if select.expanded and index is not None and index < len(choices):
                self._explain(select.id or "", choices[index].value)

        unfolded.add_class("followed")
        self.watch(unfolded, "highlighted", explain, init=False)

    def _choices_of(self, name: str) -> tuple[Choice, ...]:
        """The choices of a select, in its order."""
        for field in self.setup.game.fields:
            if field.each and name.startswith(f"{field.name}-"):
                return (*field.choices, *field.parts)
            if field.name == name:
                return field.choices
        return ()

    def _explain(self, id: str, value: str) -> None:
        found = [each for each in self._choices_of(id.removeprefix("ask-")) if each.value == value]
        told = [Content.styled("\n".join(self._choices.lines(each)), styles.PLAIN) for each in found]
        heads = [Content.styled(f"{self._choices.name(each)}\n", f"bold {styles.GOLD}") for each in found]
        self.query_one("#meaning", Static).update(Content.assemble(*heads, *told))

    def _advises(self) -> bool:
        return any(field.advises for field in self.setup.game.fields)

    def action_read(self, pages: int) -> None:
        """Read on in what an answer means, or back."""
        meanings = self.query_one("#meanings", VerticalScroll)
        meanings.scroll_relative(y=pages * max(1, meanings.size.height - 1), animate=False)

    # Answering

    async def on_select_changed(self, event: Select.Changed) -> None:
        name = (event.select.id or "").removeprefix("ask-")
        value = str(event.value)
        if self._values.get(name) == value:
            return
        self._values[name] = value
        self.setup.lang = self._values["language"]
        if name == "game":
            self.setup.game, self.setup.answers, self.setup.seats = games()[value], {}, None
        if name == "game":
            self._first = self.setup.first
            self._take_given()
        decides = any(name in field.when for field in self.setup.game.fields)
        if decides or name in ("language", "players", "game"):
            await self.recompose()
            self.query_one(f"#ask-{name}").focus()
        self._explain(name, value)
        field = next((field for field in self.setup.game.fields if field.name == name), None)
        if field is not None and value == BY_HAND:
            picked = self._picked.get(name, [])
            self.app.push_screen(
                PickScreen(self.setup.game, field, picked, self._s), lambda them: self._take(name, them)
            )

    def _take(self, name: str, picked: list[str] | None) -> None:
        field = next(field for field in self.setup.game.fields if field.name == name)
        if picked is not None:
            self._picked[name] = picked
        elif name not in self._picked:
            self._values[name] = field.default
            self.query_one(f"#ask-{name}", Select).value = field.default
        self.query_one("#start").focus()

    def answers(self) -> dict[str, object]:
        """The answers as the game wants them."""
        found: dict[str, object] = {}
        for field in self._asked():
            if field.each:
                found[field.name] = [self._values[f"{field.name}-{number}"] for number in range(self._players)]
            elif self._values[field.name] == BY_HAND:
                found[field.name] = self._picked[field.name]
            else:
                found[field.name] = self._values[field.name]
        return found

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "leave":
            self.dismiss(None)
            return
        setup = self.setup
        if event.button.id == "learn":
            self.dismiss(lesson_session(setup.game, setup.lang))
            return
        setup.players = self._players
        setup.seats = [self._values[f"seat-{number}"] for number in range(self._players)]
        setup.answers = self.answers()
        try:
            session = setup.session()
        except TaliaError as error:
            self._error_text = self._s.error(error)
            self.query_one("#error", Static).update(self._error_text)
            return
        self.dismiss(session)

    def action_leave(self) -> None:
        """Leave without a game."""
        self.dismiss(None)


class PickScreen(ModalScreen[list[str]]):
    """Picks a number of parts by hand, with the text of the one that is looked at."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, game: Game, field: Field, picked: list[str], s: Speaker) -> None:
        super().__init__()
        self._field = field
        self._s = s
        self._cards = {card.id: card for card in game.cards(s)}
        rows = [Selection(self._told(part), part.value, part.value in picked) for part in field.parts]
        self._list = SelectionList[str](*rows, id="parts", compact=True)
        self._text = Static("", id="part", markup=False)
        self._count = Static("", id="picked", markup=False)
        self._done = Button(s.say("ui-take-these"), id="take", variant="primary", compact=True)

    def _told(self, part: Choice) -> str:
        card = self._cards.get(part.value)
        cost = f"  ({card.cost})" if card is not None and card.cost is not None else ""
        return f"{self._s.name(part.name)}{cost}"

    def compose(self) -> ComposeResult:
        back = Button(self._s.say("ui-back"), id="back", compact=True)
        box = Vertical(
            Horizontal(self._list, self._text, id="picking"),
            self._count,
            Horizontal(self._done, back, classes="buttons"),
            classes="dialog wizard",
        )
        box.border_title = self._s.name(self._field.label)
        yield box

    def on_mount(self) -> None:
        self._list.focus()
        self._count_picked()

    def on_selection_list_selected_changed(self) -> None:
        self._count_picked()

    def _count_picked(self) -> None:
        picked = len(self._list.selected)
        self._count.update(self._s.say("ui-picked", n=picked, count=self._field.count))
        self._done.disabled = picked != self._field.count

    def on_selection_list_selection_highlighted(self, event: SelectionList.SelectionHighlighted[str]) -> None:
        card = self._cards.get(event.selection.value)
        self._text.update(_card_text(card) if card is not None else "")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(list(self._list.selected) if event.button.id == "take" else None)


def _languages(s: Speaker) -> list[tuple[str, str]]:
    return [(s.say(f"ui-language-{lang}"), lang) for lang in LANGUAGES]


def _card_text(card: Listed) -> Content:
    return Content.assemble(
        (card.name, f"bold {styles.GOLD}"), "\n", (card.kind, styles.DIM), "\n\n", (card.text, styles.PLAIN)
    )
