"""Headless Chromium, driven over a pipe by the DevTools protocol."""
import base64
import json
import os
import shutil
import subprocess
import sys


class Browser:
    """One page; everything that it reports is kept in `events`."""

    def __init__(self, folder):
        program = next(
            (path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)
        if not program:
            sys.exit("needs Chromium: apt install chromium")
        read, self.write = os.pipe()
        self.read, write = os.pipe()

        # Chromium reads commands from 3, and writes answers to 4.
        def pipes():
            os.dup2(read, 63, inheritable=False)
            os.dup2(write, 62, inheritable=False)
            os.dup2(63, 3)
            os.dup2(62, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}/profile", "about:blank"],
            preexec_fn=pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(read)
        os.close(write)
        self.count, self.rest, self.events, self.session = 0, b"", [], None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") != self.count:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def _next(self):
        while b"\0" not in self.rest:
            more = os.read(self.read, 1 << 20)
            if not more:
                raise RuntimeError("Chromium has ended")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def ask(self, script):
        """The value of a script, or of what it promises."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, path):
        self.events.clear()
        self.call("Page.navigate", url=f"file://{path}")

    def key(self, name, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, text=text if kind == "keyDown" else "")

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if kind != "mouseMoved" else "none",
                  buttons=buttons, clickCount=1)

    def click(self, selector):
        x, y = self.place(selector)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def place(self, selector):
        """The middle of an element, brought into sight."""
        return self.ask(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{block: 'center'}});
            const box = element.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def colors(self, scheme):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def pdf(self):
        answer = self.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
        return base64.b64decode(answer["data"])

    @property
    def complaints(self):
        """What stood in the console, and what was fetched from elsewhere."""
        found = []
        for event in self.events:
            method, values = event["method"], event["params"]
            if method == "Runtime.consoleAPICalled":
                found.append(f"console.{values['type']}: {values['args']}")
            elif method == "Runtime.exceptionThrown":
                found.append(f"exception: {values['exceptionDetails']}")
            elif method == "Log.entryAdded":
                found.append(f"log: {values['entry']['text']}")
            elif method == "Network.requestWillBeSent":
                url = values["request"]["url"]
                if not url.startswith(("file:", "data:", "blob:")):
                    found.append(f"fetched {url}")
            elif method == "Page.javascriptDialogOpening":
                found.append(f"a dialog: {values['message']}")
        return found

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except RuntimeError:
            pass
        self.process.wait()
