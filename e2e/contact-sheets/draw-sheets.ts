import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { layOutSheets, type PlacedTile, SHEET, type Sheet, type SheetFormat, type Tile } from './sheet-layout.ts';

const MARGIN_PX = 20;
/** Of the JPEG: all sheets together stay below 6 MB in the repository. */
const QUALITY = 50;

const STYLE = `
  body { margin: 0; padding: ${MARGIN_PX}px; width: ${SHEET.width}px; background: #e9e8ec; color: #1c1b22; font: 13px/17px sans-serif }
  h1 { margin: 0 0 12px; font-size: 20px; line-height: 26px }
  .row { display: flex; gap: ${SHEET.gap}px; margin-bottom: ${SHEET.gap}px; align-items: flex-start }
  figure { margin: 0; flex: none }
  figcaption { height: ${SHEET.captionHeight - 4}px; margin-bottom: 4px; display: flex; align-items: end; overflow-wrap: anywhere; overflow: hidden }
  .columns { display: flex; gap: ${SHEET.columnGap}px }
  .columns div { background-repeat: no-repeat }
`;

interface Drawing {
  readonly browser: Browser;
  /** Where the sheets are put. */
  readonly folder: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  readonly format: SheetFormat;
}

/** Draws tiles as `name.jpg`, or as `name-1.jpg`, `name-2.jpg` … where one sheet is too small; sheets of this name that were there are deleted. */
export async function drawSheets(tiles: readonly Tile[], { browser, folder, name, title, format }: Drawing) {
  for (const file of readdirSync(folder))
    if (file.startsWith(name) && /^(-\d+)?\.jpg$/.test(file.slice(name.length))) rmSync(join(folder, file));
  const sheets = layOutSheets(tiles, format);
  const page = await browser.newPage({ viewport: { width: SHEET.width + 2 * MARGIN_PX, height: 800 } });
  for (const [at, sheet] of sheets.entries()) {
    const isAlone = sheets.length === 1;
    const heading = isAlone ? title : `${title} (${at + 1} of ${sheets.length})`;
    const file = join(folder, isAlone ? `${name}.jpg` : `${name}-${at + 1}.jpg`);
    await openDrawn(page, sheetHtml(sheet, heading), tiles);
    // mozjpeg needs a third less than the browser's own encoder.
    await sharp(await page.screenshot({ fullPage: true }))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(file);
    console.log(`  ${file}`);
  }
  await page.close();
}

/** Shows the sheet from a file beside its pictures: a page of the browser's own may not read files. */
async function openDrawn(page: Awaited<ReturnType<Browser['newPage']>>, html: string, tiles: readonly Tile[]) {
  const beside = `${tiles[0]?.file}.sheet.html`;
  writeFileSync(beside, html);
  await page.goto(pathToFileURL(beside).href, { waitUntil: 'load' });
}

function sheetHtml(sheet: Sheet, title: string): string {
  const rows = sheet.map((row) => `<div class="row">${row.map(figureHtml).join('')}</div>`).join('');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${rows}`;
}

function figureHtml({ tile, slices, columnWidth }: PlacedTile): string {
  const scale = columnWidth / tile.width;
  const address = pathToFileURL(tile.file).href;
  const columns = slices.map(
    ({ top, height }) =>
      `<div style="width:${columnWidth}px;height:${Math.ceil(height * scale)}px;background-image:url('${address}');background-size:${columnWidth}px auto;background-position:0 ${-top * scale}px"></div>`,
  );
  const width = slices.length * columnWidth + (slices.length - 1) * SHEET.columnGap;
  return `<figure style="width:${width}px"><figcaption>${escapeHtml(tile.caption)}</figcaption><div class="columns">${columns.join('')}</div></figure>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
