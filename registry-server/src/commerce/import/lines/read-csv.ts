import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { SENTENCES } from '../import.messages.ts';
import { ImportImpossible, type Refusal } from '../refusal.ts';
import { createLineCounter } from './line-counter.ts';

/** Cells of a line by the name of their column; empty ones are left out. */
export type Cells = Readonly<Record<string, string>>;
export type CsvLine = { readonly line: number; readonly cells: Cells } | { readonly refusal: Refusal };

/** Which columns a file must have, and which are read beside them. */
export interface Columns {
  readonly required: readonly string[];
  readonly known: ReadonlySet<string>;
}

/** Longest line that is read, over all its cells. */
const LONGEST_RECORD = 1_000_000;
const REPLACEMENT = '\uFFFD';

/** The parser gives the empty text for a cell without bytes. */
type Cell = Buffer | '';

interface Parsed {
  readonly record: readonly Cell[];
  readonly info: { readonly bytes: number };
}

/**
 * The lines of a CSV file, one at a time, by the names in its first line. A line of broken text or shape is refused by
 * itself; a file without one of the required columns, or with a quote that is never closed, altogether.
 */
export async function* readCsv(
  file: string,
  { required, known }: Columns,
  onBytes: (read: number) => void,
): AsyncGenerator<CsvLine> {
  const start = await endOfByteOrderMark(file);
  const lines = createLineCounter();
  const parser = Readable.from(lines.watch(createReadStream(file, { start }))).pipe(
    parse({
      // Bytes: whether they are UTF-8 is for us to see.
      encoding: null,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
      // A stray quote is a letter like others: one of them would take the rest of the file with it.
      relax_quotes: true,
    }),
  );
  let columns: readonly (string | undefined)[] | undefined;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const before = lastLine;
      lastLine = lines.lineBefore(info.bytes);
      const line = lastLine - (lastLine > before + 1 ? countLineBreaks(record) : 0);
      onBytes(info.bytes);
      if (columns) yield readLine(line, record, columns);
      else columns = readHeader(record, required).map((column) => (known.has(column) ? column : undefined));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportImpossible(SENTENCES.fileBroken(lastLine + 1));
  }
  if (!columns) throw new ImportImpossible(SENTENCES.fileEmpty);
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Not left to the parser: where it finds the mark, it gives text for bytes and hides what is no UTF-8. */
async function endOfByteOrderMark(file: string): Promise<number> {
  const handle = await open(file);
  try {
    const first = Buffer.alloc(BYTE_ORDER_MARK.byteLength);
    await handle.read(first, 0, first.byteLength, 0);
    return first.equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.byteLength : 0;
  } finally {
    await handle.close();
  }
}

function readHeader(record: readonly Cell[], required: readonly string[]): readonly string[] {
  const columns = record.map((cell) => String(cell).trim().toLowerCase());
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new ImportImpossible(SENTENCES.columnsMissing(missing));
  return columns;
}

function readLine(line: number, record: readonly Cell[], columns: readonly (string | undefined)[]): CsvLine {
  if (record.length !== columns.length)
    return { refusal: { line, field: '', reason: SENTENCES.wrongCellCount(record.length, columns.length) } };
  const cells: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const bytes = record[index];
    if (column === undefined || !bytes || bytes.byteLength === 0) continue;
    const text = bytes.toString('utf8');
    if (text.includes(REPLACEMENT) && !isUtf8(bytes))
      return { refusal: { line, field: column, reason: SENTENCES.notUtf8 } };
    if (text.includes('\0')) return { refusal: { line, field: column, reason: SENTENCES.signUnstorable } };
    cells[column] = text.trim();
  }
  return { line, cells };
}

const NEW_LINE = 0x0a;

function countLineBreaks(record: readonly Cell[]): number {
  let count = 0;
  for (const cell of record) if (cell) for (const byte of cell) if (byte === NEW_LINE) count += 1;
  return count;
}
