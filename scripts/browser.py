"""Headless Chromium, driven by Selenium (Debian's python3-selenium and chromium-driver)."""
import base64
import json
import shutil
import sys

try:
    from selenium import webdriver
except ImportError:
    webdriver = None
if not webdriver or not shutil.which("chromedriver"):
    sys.exit("needs Selenium and Chromium: apt install python3-selenium chromium-driver")


class Browser:
    """One page."""

    def __init__(self, folder):
        options = webdriver.ChromeOptions()
        for word in ("--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "about:blank"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options)
        self.call = self.driver.execute_cdp_cmd
        self.process, self.close = self.driver.service.process, self.driver.quit
        self.found = []

    def ask(self, script):
        """The value of a script, or of what it promises."""
        answer = self.call("Runtime.evaluate", {"expression": script, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, path):
        self.complaints()
        self.found.clear()
        self.driver.get(f"file://{path}")

    def key(self, name, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", {"type": kind, "key": name, "code": name, "text": text * (kind == "keyDown")})

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})

    def click(self, selector):
        for kind, buttons in (("mousePressed", 1), ("mouseReleased", 0)):
            self.mouse(kind, *self.place(selector), button="left", buttons=buttons, clickCount=1)

    def place(self, selector):
        """The middle of an element, brought into sight."""
        return self.ask(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{block: 'center'}});
            const box = element.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def colors(self, scheme):
        self.call("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def pdf(self):
        answer = self.call("Page.printToPDF", {"printBackground": True, "preferCSSPageSize": True})
        return base64.b64decode(answer["data"])

    def complaints(self):
        """What stood in the console since the page was opened, and what was fetched from elsewhere; Chromium fetches
        parts of its own pages."""
        self.found += [f"console: {entry['message']}" for entry in self.driver.get_log("browser")]
        for entry in self.driver.get_log("performance"):
            event = json.loads(entry["message"])["message"]
            url = event["params"]["request"]["url"] if event["method"] == "Network.requestWillBeSent" else "data:"
            if not url.startswith(("file:", "data:", "blob:", "chrome:")):
                self.found.append(f"fetched {url}")
        return self.found
