/** UTF-8 takes at most three bytes for a unit of a string. */
const BYTES_PER_UNIT = 3;
const FIRST_ROOM = 256 * 1024;

const encoder = new TextEncoder();
let room = Buffer.allocUnsafeSlow(FIRST_ROOM);

/** Texts and bytes as runs of bytes, in order: texts that stand side by side as one run, given bytes as they are. */
export function encodePieces(pieces: readonly (string | Buffer)[]): Buffer[] {
  const runs: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      if (text !== '') runs.push(encode(text));
      text = '';
      runs.push(piece);
    }
  }
  if (text !== '') runs.push(encode(text));
  return runs;
}

/** Encoding into a lasting room and copying what came out takes two thirds of the time of `Buffer.from(text)`. */
function encode(text: string): Buffer {
  const bytes = text.length * BYTES_PER_UNIT;
  if (room.length < bytes) room = Buffer.allocUnsafeSlow(bytes);
  return Buffer.from(room.subarray(0, encoder.encodeInto(text, room).written));
}
