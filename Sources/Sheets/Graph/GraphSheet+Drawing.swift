// Drawing, step by step: the picture of a graph as far as it is proved.

internal import Expressions
package import Graphs
internal import Messages
internal import Numbers
internal import Plots
internal import Reals
internal import Sessions

extension GraphSheet {
  /// The points of a curve that matter, from left to right.
  func features(of id: Int) -> [GraphDrawing.Feature] { drawing.features[id] ?? [] }

  /// Begins what is not drawn yet for the window, and keeps what is.
  mutating func prepare() {
    let old = drawing.curves
    var environment: Environment?
    drawing.curves = []
    let colored = colored?.id
    for curve in drawnCurves where curve.isShown {
      guard let reading = readings[curve.id], let plot = reading.performed ?? reading.plot,
        reading.coloring == nil || curve.id == colored
      else { continue }
      let key = GraphDrawing.Key(
        text: curve.text,
        meaning: reading.meaning,
        isDots: isDots,
        viewport: viewport
      )
      let kept = old.first { $0.id == curve.id && $0.key.moved(to: viewport) == key }
      if let kept {
        drawing.curves.append(kept.key == key ? kept : kept.moved(to: viewport))
        continue
      }
      let known = environment ?? self.environment
      environment = known
      let begun =
        reading.coloring.map { self.begun(coloring: $0, of: curve, key, known) }
        ?? self.begun(plot, curve.id, key, known)
      drawing.curves.append(begun)
    }
    prepareSearches()
  }

  /// Begins a curve.
  private func begun(
    _ plot: Plot,
    _ id: Int,
    _ key: GraphDrawing.Key,
    _ environment: Environment
  ) -> GraphDrawing.Curve {
    var begun = GraphDrawing.Curve(id: id, key: key)
    do throws(EvaluationError) {
      begun.drawn = try CurveDrawing(
        plot,
        in: viewport,
        environment,
        isDotted: isDots,
        budget: GraphSheet.budget
      )
    } catch {
      let place = characterRange(of: error.range, in: plot.text)
      var kind = error.kind
      if case .unknownName(let name, _) = kind, let meant = readings[id]?.productMeant(by: name) {
        kind = .unknownName(name, nearest: meant)
      }
      begun.problem = Problem(Message(kind, in: settings.language), at: place)
    }
    return begun
  }

  /// Goes on drawing for so many steps, divided among the curves.
  package mutating func draw(steps: Int) -> Progress {
    let open = drawing.openCount
    if open == 0 {
      search(steps: steps)
    } else {
      for index in drawing.curves.indices {
        drawing.curves[index].drawn?.advance(stepsEach: max(1, steps / open))
        drawing.curves[index].coloring.advance(steps: max(1, steps / open))
      }
      drawing.isSeen = false
    }
    return Progress(isFinished: drawing.isFinished, isNew: !drawing.isSeen)
  }

  /// How far a drawing is.
  package struct Progress: Hashable, Sendable {
    /// Whether there is nothing more to prove.
    package var isFinished: Bool
    /// Whether there is something that nobody has seen.
    package var isNew: Bool
  }

  /// The picture so far, as the words of a `ScenePacket`.
  package mutating func picture() -> [UInt32] { ScenePacket(scene()).words }

  /// The picture so far.
  package mutating func scene() -> Scene {
    drawing.isSeen = true
    var scene = Scene(
      of: viewport,
      usesPi ? .pi : .one,
      density: density,
      steps: &drawing.steps
    )
    for index in scene.labels.indices {
      scene.labels[index].text = settings.spelled(scene.labels[index].text)
    }
    for curve in drawing.curves { curve.coloring.color(&scene) }
    let (dashes, marksAll, curves) = (self.dashes, self.marksAll, drawnCurves)
    for index in drawing.curves.indices {
      drawing.curves[index].drawn?.keepProved()
      guard let drawn = drawing.curves[index].drawn,
        let curve = curves.first(where: { $0.id == drawing.curves[index].id })
      else { continue }
      drawn.add(
        to: &scene,
        style: CurveStyle(
          color: curve.color,
          dash: dashes[curve.id] ?? 0,
          width: curve.look.width
        ),
        marks: marks(of: curve.id, all: marksAll)
      )
    }
    return scene
  }

  /// The dashes of what is drawn: of a line the one that was chosen, else none or, where
  /// dashes tell lines apart, that of the same place as its colour; the next one where the
  /// colour comes again; of a region that of its first rim.
  var dashes: [Int: Int] {
    let (count, curves) = (CurveStyle.count, drawnCurves)
    var dashes: [Int: Int] = [:]
    // A bit for each colour with each dash.
    var taken: UInt64 = 0
    for shown in drawing.curves {
      guard let drawn = shown.drawn else { continue }
      if drawn.plot.isRegion {
        dashes[shown.id] = drawn.rimDash
        continue
      }
      guard let look = curves.first(where: { $0.id == shown.id })?.look else { continue }
      let color = look.color
      if let dash = look.dash {
        dashes[shown.id] = dash
        continue
      }
      let first = isDashed ? color : 0
      let free = (0..<count).first {
        taken >> UInt64(count * color + (first + $0) % count) & 1 == 0
      }
      let dash = (first + (free ?? 0)) % count
      taken |= 1 << UInt64(count * color + dash)
      dashes[shown.id] = dash
    }
    return dashes
  }

  /// Whether the lines of the grid stand at multiples of π: where somebody asked
  /// for it, or a curve has a trigonometric function of radians in it.
  private var usesPi: Bool {
    switch grid {
    case .pi: true
    case .decimal: false
    case .auto:
      settings.angle == .radians
        && drawnCurves.contains { $0.isShown && readings[$0.id]?.isTrigonometric == true }
    }
  }
}
