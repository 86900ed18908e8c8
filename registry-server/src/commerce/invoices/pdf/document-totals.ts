import { COLOUR, MARGIN, makeRoom, type PdfPage, WIDTH, write } from '../../../pdf/pdf-page.ts';
import { formatAmount } from '../../pricing/index.ts';
import type { OrderDocument } from '../content/document.ts';
import { DOCUMENT_WORDS } from '../content/words.ts';
import { drawTable } from './table.ts';

const LANGUAGE = { pl: 'pl-PL', en: 'en' } as const;

/** Writes amounts of a document: `1 234,50 zł`. */
export function amountsOf({
  language,
  currency,
}: Pick<OrderDocument, 'language' | 'currency'>): (amount: number) => string {
  return (amount) => formatAmount(amount, { language: LANGUAGE[language], currency });
}

/** The tax of each rate with its sum, and the total in large; both keep to the right. */
export function drawSums(page: PdfPage, document: OrderDocument, totalWord: string): void {
  const { columns, taxSummary, sum } = DOCUMENT_WORDS[document.language];
  const amount = amountsOf(document);
  const width = WIDTH * 0.6;
  const left = MARGIN + WIDTH - width;
  const rows = document.taxes.map(({ rate, gross, tax }) => [
    `${rate}%`,
    amount(gross - tax),
    amount(tax),
    amount(gross),
  ]);
  const gross = document.taxes.reduce((total, each) => total + each.gross, 0);
  const tax = document.taxes.reduce((total, each) => total + each.tax, 0);
  page.y += 16;
  drawTable(
    page,
    [
      { title: taxSummary, share: 4 },
      { title: columns.net, share: 3, align: 'right' },
      { title: columns.tax, share: 3, align: 'right' },
      { title: columns.gross, share: 3, align: 'right' },
    ],
    [...rows, ...(rows.length > 1 ? [[sum, amount(gross - tax), amount(tax), amount(gross)]] : [])],
    { left, width },
  );
  makeRoom(page, 48);
  page.y += 14;
  const half = width / 2;
  write(page, totalWord, { x: left, y: page.y + 3, width: half }, { font: 'semibold', size: 10 });
  const style = { font: 'semibold', size: 14, align: 'right', colour: COLOUR.accent } as const;
  page.y += write(page, amount(Math.abs(document.total)), { x: left + half, y: page.y, width: half }, style) + 14;
}
