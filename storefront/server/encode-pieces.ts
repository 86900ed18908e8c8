/** UTF-8 takes at most three bytes for a unit of a string. */
const BYTES_PER_UNIT = 3;
const FIRST_ROOM = 256 * 1024;

const encoder = new TextEncoder();
let room = Buffer.allocUnsafeSlow(FIRST_ROOM);

/**
 * Texts and bytes as runs of bytes, in order: texts that stand side by side as one run, given bytes as they are.
 * Texts are encoded one behind the other and never joined before, since a joined text has to be copied to be read.
 */
export function encodePieces(pieces: readonly (string | Buffer)[]): Buffer[] {
  const runs: Buffer[] = [];
  let used = 0;
  const finishRun = () => {
    if (used > 0) runs.push(Buffer.from(room.subarray(0, used)));
    used = 0;
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      makeRoom(used, piece.length * BYTES_PER_UNIT);
      used += encoder.encodeInto(piece, room.subarray(used)).written;
    } else {
      finishRun();
      runs.push(piece);
    }
  }
  finishRun();
  return runs;
}

/** Encoding into a lasting room and copying what came out takes two thirds of the time of `Buffer.from(text)`. */
function makeRoom(used: number, wanted: number): void {
  if (room.length - used >= wanted) return;
  const larger = Buffer.allocUnsafeSlow(used + wanted);
  room.copy(larger, 0, 0, used);
  room = larger;
}
