const WIDTH = 30;
const REDRAW_MS = 100;

/** A line on a terminal that is drawn over; nothing where the output is kept in a file. */
export function createProgressBar(out: NodeJS.WriteStream) {
  let drawnAt = 0;
  return {
    show(label: string, share: number, words: string): void {
      if (!out.isTTY || Date.now() - drawnAt < REDRAW_MS) return;
      drawnAt = Date.now();
      const filled = Math.round(Math.min(Math.max(share, 0), 1) * WIDTH);
      out.write(`\r\x1b[K${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${words}`);
    },
    clear(): void {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
