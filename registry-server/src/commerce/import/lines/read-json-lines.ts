import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { SENTENCES } from '../import.messages.ts';
import type { Refusal } from '../refusal.ts';

/** As long as the API's largest body. */
const LONGEST_LINE_BYTES = 4 * 1024 * 1024;
const NEW_LINE = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

export type JsonLine = { readonly line: number; readonly value: unknown } | { readonly refusal: Refusal };

/** The lines of a file of JSON values, one at a time; empty ones are passed over. */
export async function* readJsonLines(file: string, onBytes: (read: number) => void): AsyncGenerator<JsonLine> {
  let line = 0;
  for await (const bytes of readLines(file, onBytes)) {
    line += 1;
    if (bytes === 'too-long') yield refused(line, SENTENCES.lineTooLong);
    else if (!isUtf8(bytes)) yield refused(line, SENTENCES.notUtf8);
    else {
      const decoded = bytes.toString('utf8').trim();
      const text = line === 1 && decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
      if (text !== '') yield parse(line, text);
    }
  }
}

function refused(line: number, reason: string): JsonLine {
  return { refusal: { line, field: '', reason } };
}

/** How the sign zero and halves of signs, which no database keeps, may be written; two halves are a whole sign. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** True when some text in the value holds one of them. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner));
}

function parse(line: number, text: string): JsonLine {
  try {
    const value: unknown = JSON.parse(text);
    return SUSPICIOUS.test(text) && isUnstorable(value) ? refused(line, SENTENCES.signUnstorable) : { line, value };
  } catch {
    return refused(line, SENTENCES.notJson);
  }
}

/** Never holds more than one line; of one that is too long nothing. */
async function* readLines(file: string, onBytes: (read: number) => void): AsyncGenerator<Buffer | 'too-long'> {
  let parts: Buffer[] = [];
  let length = 0;
  let read = 0;
  const take = (part: Buffer) => {
    length += part.byteLength;
    if (length <= LONGEST_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  const finish = () => {
    const whole = length <= LONGEST_LINE_BYTES ? Buffer.concat(parts) : ('too-long' as const);
    parts = [];
    length = 0;
    return whole;
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    read += chunk.byteLength;
    onBytes(read);
    let from = 0;
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, from)) {
      take(chunk.subarray(from, at));
      from = at + 1;
      yield finish();
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}
