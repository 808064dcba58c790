"""Take the twelve court figures by Adrian Kennard (CC0) out of the npm package that carries them.

Run once, by hand, when the package changes; what it writes, `kennard.json`, is kept in the repository:

    npm pack @heruka_urgyen/react-playing-cards && tar xzf *.tgz
    python3 take_kennard.py package/src/images/2color path/to/svgo

`kennard.json` maps a card ("SK") to its six layers of SVG, drawn in a box of 1300 x 2000 for the upper figure.
Index letters, pips and frame of the package are not taken: `draw_french.py` draws its own.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
LAYERS = range(1, 7)
COLOURS = {"#FC4": "gold", "red": "red", "#44F": "blue", "black": "black", "green": "black"}
SVGO_CONFIG = """export default {multipass: true, plugins: [
  {name: 'convertPathData', params: {floatPrecision: 0, applyTransforms: false, makeArcs: false}}]}"""


def shortened(svg_text: str, svgo: str) -> str:
    """The same drawing with path numbers rounded to whole units (an eighth of a unit of the card) by svgo."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder, "svgo.config.mjs")
        config.write_text(SVGO_CONFIG)
        command = [svgo, "--config", str(config), "--input", "-", "--output", "-"]
        return subprocess.run(command, input=svg_text, capture_output=True, text=True, check=True, timeout=60).stdout


def layer(svg_text: str, suit: str, rank: str, number: int) -> str:
    """One layer of a court: colours become names of the palette, the pips on the dress uses of the shared pip."""
    found = re.search(rf'<symbol id="{suit}{rank}{number}"[^>]*>(.*?)</symbol>', svg_text, re.DOTALL)
    if found is None:
        raise SystemExit(f"{suit}{rank}: layer {number} is missing in the package")
    text = found.group(1).replace("></path>", "/>").replace("></use>", "/>")
    text = re.sub(r'(fill|stroke)="(#FC4|#44F|red|black)"', lambda m: f'{m[1]}="{{{COLOURS[m[2]]}}}"', text)
    text = re.sub(r'<use xlink:href="#S\w+" height="(\d+)" transform="([^"]*)"', dress_pip(suit), text)
    return text


def dress_pip(suit: str) -> Callable[["re.Match[str]"], str]:
    """A replacement that turns the package's sized pip (1200 units a side) into a plain transform."""

    def replace(found: "re.Match[str]") -> str:
        scale, half = int(found[1]) / 1200, int(found[1]) // 2
        moves = found[2].removesuffix(f"translate(-{half},-{half})")
        return f'<use href="#pip-{suit}" fill="{{suit}}" transform="{moves}scale({scale:.4f})"'

    return replace


def court(source: Path, suit: str, rank: str, svgo: str) -> list[str]:
    """The six layers of one court, in drawing order."""
    text = source.joinpath(f"{rank}{suit}.svg").read_text()
    short = shortened(text, svgo)
    return [layer(short, suit, rank, number) for number in LAYERS]


def main() -> None:
    """Write kennard.json from the folder of the package and the svgo command given on the command line."""
    if len(sys.argv) != 3:
        raise SystemExit("usage: python3 take_kennard.py FOLDER_OF_2COLOR_FACES SVGO_COMMAND")
    source, svgo = Path(sys.argv[1]), sys.argv[2]
    courts = {suit + rank: court(source, suit, rank, svgo) for suit in "CSHD" for rank in "KQJ"}
    HERE.joinpath("kennard.json").write_text(json.dumps(courts, indent=1) + "\n")


if __name__ == "__main__":
    main()
