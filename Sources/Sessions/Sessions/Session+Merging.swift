// Two sessions that went on from the same one, put together.

internal import Expressions
internal import Messages
internal import Reals

extension Session {
  /// The session to keep where another session was kept since this one was `base`: the other
  /// one, with everything that changed in this one since then.
  ///
  /// A name that both have changed means what it means here, and so for a setting.
  public func merged(into other: Session, since base: Session) -> Session {
    var merged = other
    for name in definedNames.union(base.definedNames) where hasChanged(name, since: base) {
      if let value = environment.variables[name], let origin = origins[name] {
        merged.set(name, to: value, from: origin)
      } else if let function = environment.functions[name] {
        merged.define(name, function)
      } else {
        merged.remove(name)
      }
    }
    for (name, value) in unread.variables where !merged.definedNames.contains(name) {
      merged.unread.variables[name] = value
    }
    for function in unread.functions where !merged.unread.functions.contains(function) {
      merged.unread.functions.append(function)
    }
    for (new, old) in zip(settings.members, base.settings.members) where new.value != old.value {
      _ = merged.settings.set(new.name, to: new.value)
    }
    if seed != base.seed { merged.seed = seed }
    for line in past.lines(since: base.past) { merged.past.append(line) }
    return merged
  }

  /// Takes over the meanings of names in another session, or that they mean nothing there.
  package mutating func take(_ names: [String], from other: Session) {
    for name in names {
      if let value = other.environment.variables[name], let origin = other.origins[name] {
        set(name, to: value, from: origin)
      } else if let function = other.environment.functions[name] {
        define(name, function)
      } else {
        remove(name)
      }
    }
  }

  private var definedNames: Set<String> {
    Set(origins.keys).union(environment.functions.keys)
  }

  /// Whether a name was set, defined or forgotten since then.
  private func hasChanged(_ name: String, since base: Session) -> Bool {
    origins[name] !== base.origins[name]
      || environment.functions[name] != base.environment.functions[name]
      || definitionCounts[name] != base.definitionCounts[name]
  }
}
