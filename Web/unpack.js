// Puts the engine together from what a visitor downloads. Hosts compress like
// things side by side best: `Tools/pack.mjs` puts the instructions of functions
// into one stream and their operands into others, one for each kind, and names
// locals by how recently they were used. That is a fifth less to download. A
// classic script, for a worker and for the tools.
"use strict";

/** The streams that functions are divided into. */
const Stream = {
  heads: 0, codes: 1, blocks: 2, branches: 3, calls: 4, indirectCalls: 5, locals: 6, globals: 7,
  alignments: 8, offsets: 9, words: 10, longWords: 11, floats: 12, doubles: 13, pages: 14,
  addends: 15,
};
const streamCount = 16;

/** Codes that WebAssembly does not have, for the most frequent uses of recent locals. */
const firstShortcut = 0xe0;
const shortcuts = [
  { code: 0x20, place: 0 }, { code: 0x20, place: 1 }, { code: 0x21, place: 0 },
  { code: 0x22, place: 0 },
];
/** One for adding a number, and the two codes that it stands for. */
const addingNumber = 0xe8;
const number = 0x41;
const adding = 0x6a;
const nothing = 0x01;

/** The streams of the operands of an instruction. */
function operands(code) {
  if (code >= 0x02 && code <= 0x04) return [Stream.blocks];
  if (code === 0x0c || code === 0x0d) return [Stream.branches];
  if (code === 0x10) return [Stream.calls];
  if (code === 0x11) return [Stream.indirectCalls, Stream.indirectCalls];
  if (code >= 0x20 && code <= 0x22) return [Stream.locals];
  if (code === 0x23 || code === 0x24) return [Stream.globals];
  if (code >= 0x28 && code <= 0x3e) return [Stream.alignments, Stream.offsets];
  if (code === 0x3f || code === 0x40) return [Stream.pages];
  if (code === 0x41) return [Stream.words];
  if (code === 0x42) return [Stream.longWords];
  if (code === 0x43) return [Stream.floats];
  if (code === 0x44) return [Stream.doubles];
  const isPlain = code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f
    || code === 0x1a || code === 0x1b || (code >= 0x45 && code <= 0xc4);
  if (isPlain) return [];
  throw new Error(`instruction ${code.toString(16)} is not foreseen`);
}

/** The streams of the operands of an instruction that begins with 0xfc. */
function longOperands(code) {
  if (code <= 0x07) return [];
  if (code === 0x0a) return [Stream.pages, Stream.pages];
  if (code === 0x0b) return [Stream.pages];
  throw new Error(`instruction fc ${code.toString(16)} is not foreseen`);
}

const known = new Array(256);

/** Passes a function's body, value by value: `move(stream)` returns the next one. */
function passBody(move) {
  for (let groups = move(Stream.heads); groups > 0; groups -= 1) {
    move(Stream.heads);
    move(Stream.heads);
  }
  for (let depth = 0; depth >= 0;) {
    const code = move(Stream.codes);
    if (code === 0x0e) {
      for (let labels = move(Stream.branches); labels >= 0; labels -= 1) move(Stream.branches);
      continue;
    }
    if (code >= 0x02 && code <= 0x04) depth += 1;
    if (code === 0x0b) depth -= 1;
    const streams = code === 0xfc
      ? longOperands(move(Stream.codes)) : known[code] ?? (known[code] = operands(code));
    for (let each = 0; each < streams.length; each += 1) move(streams[each]);
  }
}

/** The locals of a function, the one that was used last first. */
class RecentLocals {
  #locals = [];

  /** Uses the local at a place, and returns it. */
  use(place) {
    const locals = this.#locals;
    while (locals.length <= place) locals.push(locals.length);
    const local = locals[place];
    for (let each = place; each > 0; each -= 1) locals[each] = locals[each - 1];
    locals[0] = local;
    return local;
  }

  /** The place of a local. */
  place(local) {
    const place = this.#locals.indexOf(local);
    return place < 0 ? local : place;
  }
}

/** Bytes that are read from one place on, and written at another. */
class Bytes {
  constructor(bytes, place = 0) {
    this.bytes = bytes;
    this.place = place;
  }

  byte() {
    return this.bytes[this.place++];
  }

  /** A number of variable length, modulo 2³². */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.place++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  put(byte) {
    this.bytes[this.place++] = byte;
  }

  write(value) {
    for (; value > 127; value >>>= 7) this.put((value & 127) | 128);
    this.put(value);
  }

  append(bytes) {
    this.bytes.set(bytes, this.place);
    this.place += bytes.length;
  }

  /** Copies the next value of a stream, and returns it where it is a number. */
  copy(stream, target) {
    if (stream === Stream.floats || stream === Stream.doubles) {
      const size = stream === Stream.floats ? 4 : 8;
      target.append(this.bytes.subarray(this.place, this.place + size));
      this.place += size;
      return 0;
    }
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      target.put(byte);
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }
}

/** The bodies of the functions, from a section with their streams. */
function code(section) {
  const size = section.number();
  const count = section.number();
  const lengths = Array.from({ length: streamCount }, () => section.number());
  const streams = lengths.map((length) => {
    section.place += length;
    return new Bytes(section.bytes, section.place - length);
  });
  const output = new Bytes(new Uint8Array(size));
  const body = new Bytes(new Uint8Array(size));
  let recent;
  /** Moves an instruction that has a code of ours, or only the code of another. */
  const moveCode = () => {
    const code = streams[Stream.codes].byte();
    if (code >= firstShortcut && code < firstShortcut + shortcuts.length) {
      const shortcut = shortcuts[code - firstShortcut];
      body.put(shortcut.code);
      body.write(recent.use(shortcut.place));
    } else if (code === addingNumber) {
      body.put(number);
      streams[Stream.addends].copy(Stream.addends, body);
      body.put(adding);
    } else {
      body.put(code);
      return code;
    }
    return nothing;
  };
  const move = (stream) => {
    if (stream === Stream.codes) return moveCode();
    if (stream !== Stream.locals) return streams[stream].copy(stream, body);
    body.write(recent.use(streams[stream].number()));
  };
  output.write(count);
  for (let each = 0; each < count; each += 1) {
    recent = new RecentLocals();
    body.place = 0;
    passBody(move);
    output.write(body.place);
    output.append(body.bytes.subarray(0, body.place));
  }
  return output.bytes;
}

/** The WebAssembly module that was packed. */
function unpacked(packed) {
  const input = new Bytes(packed, 8);
  const parts = [packed.subarray(0, 8)];
  while (input.place < packed.length) {
    const id = input.byte();
    const end = input.number() + input.place;
    const content = id === 10 ? code(input) : packed.subarray(input.place, end);
    const head = new Bytes(new Uint8Array(6));
    head.put(id);
    head.write(content.length);
    parts.push(head.bytes.subarray(0, head.place), content);
    input.place = end;
  }
  const module = new Bytes(new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0)));
  for (const part of parts) module.append(part);
  return module.bytes;
}

globalThis.Packing = {
  Stream, streamCount, firstShortcut, shortcuts, addingNumber, number, adding, nothing,
  passBody, RecentLocals, Bytes, unpacked,
};
