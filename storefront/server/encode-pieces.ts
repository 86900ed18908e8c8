import { transcode } from 'node:buffer';

const BYTES_PER_UNIT = 2;
const FIRST_ROOM = 256 * 1024;

let room = Buffer.allocUnsafeSlow(FIRST_ROOM);

/** Texts and bytes as one run of bytes. */
export function encodePieces(pieces: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? encode(piece) : piece)));
}

/** Copying a string's own units into a lasting room and transcoding them there takes half the time of `Buffer.from`. */
function encode(text: string): Uint8Array {
  const bytes = text.length * BYTES_PER_UNIT;
  if (room.length < bytes) room = Buffer.allocUnsafeSlow(bytes);
  try {
    return transcode(room.subarray(0, room.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    // What is not well formed (half of a pair) is for the slower way, which replaces it.
    return Buffer.from(text);
  }
}
