"""Pages: the built files are served, every other path is the client's own, and none leads out of the site."""

from __future__ import annotations

import pytest

from talia.table.handlers import pages

from .house import House


@pytest.fixture
def site(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was built."""
    from pathlib import Path

    folder = Path(str(tmp_path)) / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Talia</title>")
    (folder / "assets" / "app-1.js").write_text("start()")
    (folder.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "SITE", folder)


@pytest.mark.usefixtures("site")
def test_pages_are_served_and_every_other_path_is_the_clients_own(one_house: House) -> None:
    for path in ("/", "/table/abc", "/replay/x/3"):
        answer = one_house.client.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>Talia</title>")
        assert answer.headers["cache-control"] == "no-cache"
    answer = one_house.client.get("/assets/app-1.js")
    assert answer.text == "start()"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.usefixtures("site")
def test_large_files_are_sent_compressed(one_house: House) -> None:
    (pages.SITE / "assets" / "large-1.js").write_text("start();" * 5000)
    answer = one_house.client.get("/assets/large-1.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "start();" * 5000
    assert "content-encoding" not in one_house.client.get("/assets/app-1.js").headers


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    "path", ["../secret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt", "%00", "a" * 5000, "//etc/passwd", "%ff"]
)
def test_no_path_leads_out_of_the_site(one_house: House, path: str) -> None:
    answer = one_house.client.get(f"http://talia.test/{path}")
    assert (answer.status_code, answer.text) == (200, "<title>Talia</title>")


def test_without_a_built_client_there_is_a_sentence(one_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "SITE", pages.SITE / "nowhere")
    answer = one_house.client.get("/", params={"lang": "pl"})
    assert answer.status_code == 503
    assert "make web" in answer.text
