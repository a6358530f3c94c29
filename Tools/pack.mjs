// Divides the functions of a WebAssembly module into streams, which hosts compress
// better. `Web/unpack.js` puts them together again, and says how they are divided.

import "../Web/unpack.js";

const {
  Stream, streamCount, firstShortcut, shortcuts, addingNumber, number, adding, nothing,
  passBody, RecentLocals, Bytes, unpacked,
} = globalThis.Packing;

/** What a number is written as. */
function written(value) {
  const output = new Bytes(new Uint8Array(5));
  output.write(value);
  return output.bytes.subarray(0, output.place);
}

/** The streams of the functions in a section. */
function packedCode(section, size) {
  const streams = Array.from({ length: streamCount }, () => new Bytes(new Uint8Array(size)));
  let recent;
  /** Moves an instruction that can have a code of ours, or only the code of another. */
  const moveCode = () => {
    const codes = streams[Stream.codes];
    const code = section.byte();
    const start = section.place;
    if (code >= 0x20 && code <= 0x22) {
      const place = recent.place(section.number());
      const shortcut = shortcuts.findIndex((each) => each.code === code && each.place === place);
      if (shortcut >= 0) {
        recent.use(place);
        codes.put(firstShortcut + shortcut);
        return nothing;
      }
    } else if (code === number) {
      section.number();
      if (section.byte() === adding) {
        const end = section.place - 1;
        streams[Stream.addends].append(section.bytes.subarray(start, end));
        codes.put(addingNumber);
        return nothing;
      }
    }
    section.place = start;
    codes.put(code);
    return code;
  };
  const move = (stream) => {
    if (stream === Stream.codes) return moveCode();
    if (stream !== Stream.locals) return section.copy(stream, streams[stream]);
    const place = recent.place(section.number());
    recent.use(place);
    streams[stream].write(place);
  };
  const count = section.number();
  for (let each = 0; each < count; each += 1) {
    section.number();
    recent = new RecentLocals();
    passBody(move);
  }
  const contents = streams.map(({ bytes, place }) => bytes.subarray(0, place));
  return Buffer.concat([
    written(size), written(count), ...contents.map(({ length }) => written(length)), ...contents,
  ]);
}

/** A packed WebAssembly module. */
export function packed(module) {
  const input = new Bytes(module, 8);
  const parts = [module.subarray(0, 8)];
  while (input.place < module.length) {
    const id = input.byte();
    const size = input.number();
    const end = input.place + size;
    const content = id === 10 ? packedCode(input, size) : module.subarray(input.place, end);
    parts.push(Uint8Array.of(id), written(content.length), content);
    input.place = end;
  }
  const packed = Buffer.concat(parts);
  if (!Buffer.from(module).equals(unpacked(packed))) throw new Error("unpacking gives another module");
  return packed;
}
