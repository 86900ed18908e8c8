import { expect, test } from 'vitest';
import { foldTile, layOutSheets, SHEET, type SheetFormat } from './sheet-layout.ts';

const PHONE: SheetFormat = { columnWidth: 186, columnRatio: 3.5, mostColumns: 3 };
const aTile = (height: number, width = 390) => ({ caption: `${width} × ${height}`, file: 'page.jpg', width, height });
const captions = (tiles: ReturnType<typeof layOutSheets>) =>
  tiles.map((sheet) => sheet.map((row) => row.map(({ tile }) => tile.caption)));

test('a short page stands in one column, in its own height', () => {
  expect(foldTile(aTile(844), PHONE)).toEqual([{ top: 0, height: 844 }]);
});

test('a long page goes on in the next column, without a gap and without a copy', () => {
  expect(foldTile(aTile(3000), PHONE)).toEqual([
    { top: 0, height: 1000 },
    { top: 1000, height: 1000 },
    { top: 2000, height: 1000 },
  ]);
});

test('a page that cannot be folded evenly ends in its last column', () => {
  expect(foldTile(aTile(1501), PHONE)).toEqual([
    { top: 0, height: 751 },
    { top: 751, height: 750 },
  ]);
});

test('a page beyond its last column is cut', () => {
  expect(foldTile(aTile(20_000), PHONE).at(-1)).toEqual({ top: 2730, height: 1365 });
});

test('a page that fills its column to the pixel opens no other one', () => {
  expect(foldTile(aTile(1365), PHONE)).toHaveLength(1);
});

test('tiles stand in rows as wide as the sheet, in their order', () => {
  const tiles = Array.from({ length: 5 }, (_, at) => ({ ...aTile(844), caption: `${at}` }));
  const three = { ...PHONE, columnWidth: (SHEET.width - 2 * SHEET.gap) / 3 };
  expect(captions(layOutSheets(tiles, three))).toEqual([
    [
      ['0', '1', '2'],
      ['3', '4'],
    ],
  ]);
});

test('a folded page takes the room of its columns', () => {
  const wide = { columnWidth: 440, columnRatio: 2.5, mostColumns: 3 };
  const tiles = [aTile(900), aTile(1500), aTile(800)];
  expect(captions(layOutSheets(tiles, wide))).toEqual([[['390 × 900', '390 × 1500'], ['390 × 800']]]);
});

test('a small tile fills the hole of a row above', () => {
  const wide = { columnWidth: 440, columnRatio: 2.5, mostColumns: 3 };
  const tiles = [aTile(1500), aTile(1400), aTile(900)];
  expect(captions(layOutSheets(tiles, wide))[0]).toEqual([['390 × 1500', '390 × 900'], ['390 × 1400']]);
});

test('rows that are too high for a sheet begin a new one', () => {
  const one = { columnWidth: SHEET.width, columnRatio: 1, mostColumns: 1 };
  const sheets = layOutSheets([aTile(300), aTile(200), aTile(300)], one);
  expect(sheets.map((rows) => rows.length)).toEqual([2, 1]);
  expect(sheets[0]?.[0]?.[0]?.height).toBe(Math.ceil((300 * SHEET.width) / 390));
});
