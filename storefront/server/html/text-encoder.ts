import { transcode } from 'node:buffer';

const BYTES_PER_UNIT = 2;
const FIRST_ROOM = 256 * 1024;

/**
 * Gives the function that turns texts and bytes into runs of bytes, in order: texts that stand side by side as one run,
 * given bytes as they are. Texts are written one behind the other into one buffer, which is used again, and never
 * joined before, since a joined text has to be copied to be read.
 */
export function createTextEncoder(): (pieces: readonly (string | Buffer)[]) => Buffer[] {
  let room = Buffer.allocUnsafeSlow(FIRST_ROOM);

  function makeRoom(used: number, wanted: number): void {
    if (room.length - used >= wanted) return;
    const larger = Buffer.allocUnsafeSlow(used + wanted);
    room.copy(larger, 0, 0, used);
    room = larger;
  }

  return (pieces) => {
    const runs: Buffer[] = [];
    let used = 0;
    const finishRun = () => {
      if (used > 0) runs.push(utf8Of(room.subarray(0, used)));
      used = 0;
    };
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        makeRoom(used, piece.length * BYTES_PER_UNIT);
        used += room.write(piece, used, 'utf16le');
      } else {
        finishRun();
        runs.push(piece);
      }
    }
    finishRun();
    return runs;
  };
}

/**
 * A text with letters beyond Latin-1 lies in memory as UTF-16; from there `transcode` takes a third of the time of
 * an encoder. It refuses half of a pair, in whose place an encoder puts U+FFFD.
 */
function utf8Of(units: Buffer): Buffer {
  try {
    return transcode(units, 'utf16le', 'utf8');
  } catch {
    return Buffer.from(units.toString('utf16le'));
  }
}
