import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SENTENCES } from '../import.messages.ts';
import { ImportImpossible } from '../refusal.ts';
import { readCsv } from './read-csv.ts';
import { readJsonLines } from './read-json-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function aFile(bytes: string | Buffer): string {
  count += 1;
  const file = join(folder, `${count}.csv`);
  writeFileSync(file, bytes);
  return file;
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const known = new Set(['sku', 'name', 'description']);
const readAll = (bytes: string | Buffer) => collect(readCsv(aFile(bytes), { required: ['sku'], known }, () => {}));
const latin2 = (text: string) => Buffer.from(text.replaceAll('ł', '\u00b3'), 'latin1');

describe('the lines of a CSV file', () => {
  test('are told by column and by the line they begin in', async () => {
    const text = '\uFEFF"SKU",name,description\r\nA,"Krem, duży","dwa\r\nwiersze"\r\n\r\nB,Żel,\r\nC,,"a\nb"';
    expect(await readAll(text)).toEqual([
      { line: 2, cells: { sku: 'A', name: 'Krem, duży', description: 'dwa\r\nwiersze' } },
      { line: 5, cells: { sku: 'B', name: 'Żel' } },
      { line: 6, cells: { sku: 'C', description: 'a\nb' } },
    ]);
  });

  test('leave out columns that nobody asks for, and are refused with the sign zero', async () => {
    expect(await readAll('sku,obcy,name\nA,1,a\nB,2,b\0\n')).toEqual([
      { line: 2, cells: { sku: 'A', name: 'a' } },
      { refusal: { line: 3, field: 'name', reason: SENTENCES.signUnstorable } },
    ]);
  });

  test('that are not UTF-8 are refused one by one', async () => {
    const bytes = Buffer.concat([Buffer.from('\uFEFFsku,name\nA,Dobra\n'), latin2('B,Z³a\n'), Buffer.from('C,Zła\n')]);
    expect(await readAll(bytes)).toEqual([
      { line: 2, cells: { sku: 'A', name: 'Dobra' } },
      { refusal: { line: 3, field: 'name', reason: SENTENCES.notUtf8 } },
      { line: 4, cells: { sku: 'C', name: 'Zła' } },
    ]);
  });

  test('with another number of cells are refused', async () => {
    expect(await readAll('sku,name\nA\nB,b,b\nC,c\n')).toEqual([
      { refusal: { line: 2, field: '', reason: SENTENCES.wrongCellCount(1, 2) } },
      { refusal: { line: 3, field: '', reason: SENTENCES.wrongCellCount(3, 2) } },
      { line: 4, cells: { sku: 'C', name: 'c' } },
    ]);
  });

  test('with stray quotes are read as they stand', async () => {
    expect(await readAll('sku,name\nA,5" pędzel\nB,"b"x\nC,c\n')).toEqual([
      { line: 2, cells: { sku: 'A', name: '5" pędzel' } },
      { line: 3, cells: { sku: 'B', name: '"b"x' } },
      { line: 4, cells: { sku: 'C', name: 'c' } },
    ]);
  });

  test.each([
    ['without a column that is needed', 'name\nKrem\n', 'sku'],
    ['that is empty', '', SENTENCES.fileEmpty],
  ])('a file %s is refused', async (_, text, words) => {
    const reading = readAll(text);
    await expect(reading).rejects.toBeInstanceOf(ImportImpossible);
    await expect(reading).rejects.toThrow(words);
  });

  test('a quote that is never closed ends the import at its line', async () => {
    await expect(readAll('sku,name\nA,a\nB,"b\nC,c\n')).rejects.toThrow('od wiersza 3');
  });
});

describe('the lines of a JSON file', () => {
  const read = (bytes: string | Buffer) => collect(readJsonLines(aFile(bytes), () => {}));

  test('are values, empty ones passed over', async () => {
    expect(await read('\uFEFF{"sku":"A"}\r\n\n{"sku":"B"}')).toEqual([
      { line: 1, value: { sku: 'A' } },
      { line: 3, value: { sku: 'B' } },
    ]);
  });

  test('that are broken or not UTF-8 are refused one by one', async () => {
    const bytes = Buffer.concat([Buffer.from('{"sku":\n'), latin2('{"name":"Z³a"}\n'), Buffer.from('{"sku":"C"}\n')]);
    expect(await read(bytes)).toEqual([
      { refusal: { line: 1, field: '', reason: SENTENCES.notJson } },
      { refusal: { line: 2, field: '', reason: SENTENCES.notUtf8 } },
      { line: 3, value: { sku: 'C' } },
    ]);
  });

  test('longer than four megabytes are refused without being held', async () => {
    const long = `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`;
    expect(await read(`${long}\n{"sku":"B"}\n`)).toEqual([
      { refusal: { line: 1, field: '', reason: SENTENCES.lineTooLong } },
      { line: 2, value: { sku: 'B' } },
    ]);
  });
});
