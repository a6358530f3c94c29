// Checks values against the types of a declaration file, as far as protocol.d.ts has them: interfaces, unions, lists,
// literals, objects, Omit, Partial and Record. A member that is not declared is a mistake.

/** The tokens of types: names, literals and signs. */
function* tokens(text) {
  for (const [token] of text.matchAll(/"[^"]*"|[\w.$]+|[{}[\]()<>|&?:;,]/g)) yield token;
}

class Parser {
  constructor(text) {
    this.tokens = [...tokens(text)];
    this.at = 0;
  }

  next(token) {
    if (token !== undefined && this.tokens[this.at] !== token) throw new Error(`${token} is missing at ${this.tokens.slice(this.at - 4, this.at + 4).join(" ")}`);
    return this.tokens[this.at++];
  }

  took(token) {
    const isThere = this.tokens[this.at] === token;
    if (isThere) this.at += 1;
    return isThere;
  }

  union() {
    this.took("|");
    const kinds = [this.both()];
    while (this.took("|")) kinds.push(this.both());
    return kinds.length > 1 ? { kinds } : kinds[0];
  }

  both() {
    const all = [this.list()];
    while (this.took("&")) all.push(this.list());
    return all.length > 1 ? { all } : all[0];
  }

  list() {
    let type = this.single();
    while (this.tokens[this.at] === "[" && this.tokens[this.at + 1] === "]") {
      this.at += 2;
      type = { element: type };
    }
    return type;
  }

  single() {
    const token = this.next();
    if (token === "(") {
      const inner = this.union();
      this.next(")");
      return inner;
    }
    if (token === "{") return this.members();
    if (token === "[") {
      const places = [this.union()];
      while (this.took(",")) places.push(this.union());
      this.next("]");
      return { places };
    }
    if (token.startsWith("\"")) return { literal: JSON.parse(token) };
    if (["true", "false", "null"].includes(token)) return { literal: JSON.parse(token) };
    return this.took("<") ? { name: token, given: this.given() } : { name: token };
  }

  /** Types with commas between them, up to a bracket. */
  given() {
    const types = [this.union()];
    while (this.took(",")) types.push(this.union());
    this.next(">");
    return types;
  }

  /** The members of an object, whose bracket is open. */
  members() {
    const members = new Map();
    while (!this.took("}")) {
      const name = this.next().replace(/^"|"$/g, "");
      const isOptional = this.took("?");
      this.next(":");
      members.set(name, { isOptional, type: this.union() });
      if (!this.took(";")) this.took(",");
    }
    return { members };
  }
}

/** The types of a file, and how values fit them. */
export class Types {
  #types = new Map();
  /** The members that were seen so far, as `Name.member`. */
  seen = new Set();

  constructor(text) {
    const code = text.replace(/\/\*\*[^]*?\*\/|\/\/.*/g, "");
    for (const [, name, head, body] of code.matchAll(/^export interface (\w+)(?: extends ([^{]+))? \{([^]*?)\}$/gm)) {
      const type = new Parser(`${body}}`).members();
      this.#types.set(name, { ...type, parents: head ? new Parser(`${head}>`).given() : [] });
    }
    for (const [, name, body] of code.matchAll(/^export type (\w+) =([^]*?);$/gm)) this.#types.set(name, new Parser(body).union());
  }

  /** All members that are declared, as `Name.member`. */
  get declared() {
    return [...this.#types].flatMap(([name, { members }]) => [...members?.keys() ?? []].map((member) => `${name}.${member}`));
  }

  /** What is wrong with a value that should be of a type; nothing where all is right. */
  mistake(value, name) {
    return this.#mistake(value, { name }, name);
  }

  #mistake(value, type, path) {
    const wrong = `${path}: ${JSON.stringify(value)?.slice(0, 60)}`;
    if ("literal" in type) return value === type.literal ? null : wrong;
    if (type.kinds) {
      const mistakes = type.kinds.map((kind) => this.#mistake(value, kind, path));
      if (mistakes.includes(null)) return null;
      return mistakes.reduce((longest, each) => (each.length > longest.length ? each : longest));
    }
    if (type.element) return Array.isArray(value) ? this.#first(value.map((each, index) => [each, type.element, `${path}[${index}]`])) : wrong;
    if (type.places) {
      if (!Array.isArray(value) || value.length !== type.places.length) return wrong;
      return this.#first(value.map((each, index) => [each, type.places[index], `${path}[${index}]`]));
    }
    if (["string", "number", "boolean"].includes(type.name)) return typeof value === type.name ? null : wrong;
    if (type.name === "unknown") return null;
    if (type.name === "undefined") return value === undefined ? null : wrong;
    if (type.name === "OneOf") return this.#oneOf(value, type.given[0], path);
    if (type.name === "Record") return isObject(value) ? this.#first(Object.entries(value).map(([name, each]) => [each, type.given[1], `${path}.${name}`])) : wrong;
    const named = this.#types.get(type.name);
    if (named && !named.members) return this.#mistake(value, named, path);
    return this.#objectMistake(value, this.#flat(type), path);
  }

  /** Exactly one member of an object. */
  #oneOf(value, type, path) {
    const members = this.#flat(type);
    const names = isObject(value) ? Object.keys(value) : [];
    if (names.length !== 1 || !members.has(names[0])) return `${path}: ${names}`;
    const { type: wanted, owner } = members.get(names[0]);
    this.seen.add(`${owner}.${names[0]}`);
    return this.#mistake(value[names[0]], wanted, `${path}.${names[0]}`);
  }

  #objectMistake(value, members, path) {
    if (!isObject(value)) return `${path}: ${JSON.stringify(value)?.slice(0, 60)}`;
    for (const name of Object.keys(value)) if (!members.has(name)) return `${path}.${name} is not declared`;
    for (const [name, { isOptional, type, owner }] of members) {
      if (value[name] === undefined && isOptional) continue;
      const mistake = this.#mistake(value[name], type, `${path}.${name}`);
      if (mistake) return mistake;
      this.seen.add(`${owner}.${name}`);
    }
    return null;
  }

  #first(checks) {
    for (const [value, type, path] of checks) {
      const mistake = this.#mistake(value, type, path);
      if (mistake) return mistake;
    }
    return null;
  }

  /** All members of an object type, with the name of the type that declares each. */
  #flat(type) {
    if (type.all) return new Map(type.all.flatMap((each) => [...this.#flat(each)]));
    if (type.members) return new Map([...type.members].map(([name, member]) => [name, { owner: "", ...member }]));
    if (type.name === "Partial") return new Map([...this.#flat(type.given[0])].map(([name, member]) => [name, { ...member, isOptional: true }]));
    if (type.name === "Omit") {
      const [whole, names] = type.given;
      const left = (names.kinds ?? [names]).map(({ literal }) => literal);
      return new Map([...this.#flat(whole)].filter(([name]) => !left.includes(name)));
    }
    const found = this.#types.get(type.name);
    if (!found?.members) throw new Error(`no type ${type.name}`);
    const own = [...found.members].map(([name, member]) => [name, { owner: type.name, ...member }]);
    return new Map([...found.parents.flatMap((parent) => [...this.#flat(parent)]), ...own]);
  }
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
