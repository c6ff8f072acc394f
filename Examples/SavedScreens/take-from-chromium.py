"""Saves allotment.html as Chrome DevTools and as Playwright see it.

    pip install playwright
    python3 take-from-chromium.py /usr/bin/chromium
"""

import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

here = pathlib.Path(__file__).parent
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page()
    page.set_content((here / "allotment.html").read_text())
    (here / "allotment.aria.yml").write_text(page.locator("body").aria_snapshot() + "\n")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Accessibility.enable")
    tree = devtools.send("Accessibility.getFullAXTree")
    (here / "allotment.chrome.json").write_text(json.dumps(tree, ensure_ascii=False) + "\n")
    browser.close()
