import type { Paper } from '../content/paper.ts';
import { PAPER_WORDS } from '../content/words.ts';
import { drawCorrection } from './draw-correction.ts';
import { drawSale } from './draw-sale.ts';
import { drawHead } from './paper-head.ts';
import { closeSheet, openSheet } from './sheet.ts';

/** The paper as PDF. The same paper gives the same bytes. */
export function renderPaper(paper: Paper): Promise<Buffer> {
  const { titles, page } = PAPER_WORDS[paper.language];
  const sheet = openSheet({
    title: `${titles[paper.kind]} ${paper.number}`,
    author: paper.seller.name,
    createdAt: new Date(`${paper.issuedOn}T00:00:00Z`),
  });
  drawHead(sheet, paper);
  if (paper.kind === 'correction') drawCorrection(sheet, paper);
  else drawSale(sheet, paper);
  return closeSheet(sheet, (number, pages) => `${paper.number} · ${page(number, pages)}`);
}
