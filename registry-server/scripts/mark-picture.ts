import { readFileSync } from 'node:fs';
import type { MarkName } from '@witryna/module-schemas';
import sharp from 'sharp';
import { COLOUR } from '../src/mail/layout/mail-style.ts';

const DRAWINGS = new URL('../../modules/src/shared/marks/marks.svg', import.meta.url);
/** Where the storefront serves them from. */
export const PICTURES = new URL('../../storefront/public/marks/', import.meta.url);

/** Units of a drawing, and what is left around it. */
const DRAWING = 24;
const MARGIN = 4;
/** Twice as wide as mails show it, for dense screens. */
export const PICTURE_WIDTH = 2 * 28;

/** The drawing of a mark as the pages have it, on a pale ground of its own: PNG. */
export async function drawMark(name: MarkName): Promise<Buffer> {
  const drawings = readFileSync(DRAWINGS, 'utf8');
  const view = drawings.indexOf(`<view id="${name}"`);
  const path = view === -1 ? undefined : / d="([^"]+)"/.exec(drawings.slice(view))?.[1];
  if (!path) throw new Error(`marks.svg has no drawing of ${name}.`);
  const side = DRAWING + 2 * MARGIN;
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}">`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${side}" height="${side}" rx="6" fill="${COLOUR.paper}"/>`,
    `<path d="${path}" fill="none" stroke="${COLOUR.ink}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  ];
  return sharp(Buffer.from(picture.join('')))
    .png({ palette: true })
    .toBuffer();
}
