"""The cards mages start with. They cost nothing and are in no supply pile."""

from talia.games.aeons_end.boxes.war_eternal.starters import STARTERS as OF_WAR_ETERNAL

STARTERS = OF_WAR_ETERNAL[:2]
