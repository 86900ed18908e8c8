import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvCell } from '../../text/csv-cell.ts';
import { REPORT_COLUMNS } from './import.messages.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that are shown at once; all of them are in the file. */
const SHOWN = 20;

/** A CSV file of everything that was refused, begun with the first refusal: an import without any leaves none. */
export function createRefusalReport(file: string) {
  let stream: ReturnType<typeof createWriteStream> | undefined;
  const shown: Refusal[] = [];
  return {
    shown: shown as readonly Refusal[],

    add(refusal: Refusal): void {
      if (shown.length < SHOWN) shown.push(refusal);
      stream ??= open(file);
      stream.write(rowOf([String(refusal.line), refusal.field, refusal.reason]));
    },

    async close(): Promise<void> {
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
}

function open(file: string) {
  const stream = createWriteStream(file);
  // Spreadsheets take a file for UTF-8 only when it says so.
  stream.write(`\uFEFF${rowOf(REPORT_COLUMNS)}`);
  return stream;
}

const rowOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
