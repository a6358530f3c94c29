"""What the graph looks like: numbers above curves, the list as a legend, the table of points."""

from . import graph as checks_of_graph
from .page import Check

WIDE = ("chromium", "firefox")


class GraphLooks(Check):
    # Without its checks.
    graph = checks_of_graph.Graph.graph
    draw = checks_of_graph.Graph.draw
    ink = checks_of_graph.Graph.ink

    def test_the_list_shows_regions_with_their_rims(self):
        self.open(1024, 768)
        self.draw("y>x^2", "y<=4-x", "x/2")
        shown = self.evaluate("""
            return [...document.querySelectorAll("#curves .swatch path")].map((path) =>
              [path.getBBox().height > 5, path.getAttribute("stroke-dasharray")]);""")
        self.assertEqual([region for region, _ in shown], [True, True, False])
        self.assertNotEqual(shown[0][1], "", "the rim of y>x^2 is dashed")
        self.assertEqual(shown[1][1], "", "that of y<=4-x is solid")
