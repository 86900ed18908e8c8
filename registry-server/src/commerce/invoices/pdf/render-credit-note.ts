import { MARGIN, type PdfPage, WIDTH, write } from '../../../pdf/pdf-page.ts';
import type { CreditNote } from '../content/document.ts';
import { DOCUMENT_WORDS } from '../content/words.ts';
import { amountsOf, drawSums } from './document-totals.ts';
import { drawTable } from './table.ts';

/** Every line that changed, before and after, and what the buyer gets back. */
export function renderCreditNote(page: PdfPage, document: CreditNote): void {
  const words = DOCUMENT_WORDS[document.language];
  const amount = amountsOf(document);
  page.y += write(page, `${words.reason}: ${document.reason}`, { x: MARGIN, y: page.y, width: WIDTH }) + 12;
  const right = 'right' as const;
  drawTable(
    page,
    [
      { title: words.columns.name, share: 14 },
      { title: words.columns.quantity, share: 4, align: right },
      { title: words.columns.rate, share: 3, align: right },
      { title: words.before, share: 6, align: right },
      { title: words.after, share: 6, align: right },
      { title: words.difference, share: 6, align: right },
    ],
    document.lines.map(({ name, sku, taxRate, before, after }) => [
      sku ? `${name}\n${sku}` : name,
      before.quantity === after.quantity ? String(before.quantity) : `${before.quantity} → ${after.quantity}`,
      `${taxRate}%`,
      amount(before.payable),
      amount(after.payable),
      amount(after.payable - before.payable),
    ]),
  );
  drawSums(page, document, words.toReturn);
}
