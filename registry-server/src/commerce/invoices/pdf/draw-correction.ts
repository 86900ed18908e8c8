import type { CorrectionPaper } from '../content/paper.ts';
import { PAPER_WORDS } from '../content/words.ts';
import { amountsOf, drawSums } from './paper-sums.ts';
import { MARGIN, type Sheet, WIDTH, write } from './sheet.ts';
import { drawTable } from './table.ts';

/** Every line that changed, before and after, and what the buyer gets back. */
export function drawCorrection(sheet: Sheet, paper: CorrectionPaper): void {
  const words = PAPER_WORDS[paper.language];
  const amount = amountsOf(paper);
  sheet.y += write(sheet, `${words.reason}: ${paper.reason}`, { x: MARGIN, y: sheet.y, width: WIDTH }) + 12;
  const right = 'right' as const;
  drawTable(
    sheet,
    [
      { title: words.columns.name, share: 14 },
      { title: words.columns.quantity, share: 4, align: right },
      { title: words.columns.rate, share: 3, align: right },
      { title: words.before, share: 6, align: right },
      { title: words.after, share: 6, align: right },
      { title: words.difference, share: 6, align: right },
    ],
    paper.lines.map(({ name, sku, taxRate, before, after }) => [
      sku ? `${name}\n${sku}` : name,
      before.quantity === after.quantity ? String(before.quantity) : `${before.quantity} → ${after.quantity}`,
      `${taxRate}%`,
      amount(before.payable),
      amount(after.payable),
      amount(after.payable - before.payable),
    ]),
  );
  drawSums(sheet, paper, words.toReturn);
}
