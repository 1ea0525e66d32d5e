"""How words become sentences, and the words all games share."""

from talia.words.speaker import (
    LANGUAGES,
    Speaker,
    broad_speaker,
    campaign_speaker,
    in_figures,
    speaker,
    system_language,
)

__all__ = ["LANGUAGES", "Speaker", "broad_speaker", "campaign_speaker", "in_figures", "speaker", "system_language"]
