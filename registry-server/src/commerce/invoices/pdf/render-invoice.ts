import { COLOUR, heightOf, MARGIN, makeRoom, type PdfPage, WIDTH, write } from '../../../pdf/pdf-page.ts';
import type { Invoice, InvoiceLine } from '../content/document.ts';
import { DOCUMENT_WORDS, formatDay } from '../content/words.ts';
import { amountsOf, drawSums } from './document-totals.ts';
import { drawTable } from './table.ts';

/** What was sold, what it comes to, and how it is paid and delivered. */
export function renderInvoice(page: PdfPage, document: Invoice): void {
  const words = DOCUMENT_WORDS[document.language];
  const { columns } = words;
  const amount = amountsOf(document);
  const hasDiscount = document.lines.some(({ discount }) => discount > 0);
  const right = 'right' as const;
  drawTable(
    page,
    [
      { title: columns.name, share: hasDiscount ? 16 : 19 },
      { title: columns.quantity, share: 3, align: right },
      { title: columns.unit, share: 6, align: right },
      ...(hasDiscount ? [{ title: columns.discount, share: 5, align: right }] : []),
      { title: columns.rate, share: 3, align: right },
      { title: columns.net, share: 6, align: right },
      { title: columns.gross, share: 6, align: right },
    ],
    document.lines.map((line) => [
      nameOf(line),
      String(line.quantity),
      amount(line.unitPrice),
      ...(hasDiscount ? [line.discount > 0 ? amount(-line.discount) : '–'] : []),
      `${line.taxRate}%`,
      amount(line.payable - line.tax),
      amount(line.payable),
    ]),
  );
  drawSums(page, document, words.total);
  drawFacts(page, factsOf(document));
  for (const notice of document.notices) drawNotice(page, notice);
}

function nameOf({ name, options, sku }: InvoiceLine): string {
  return [name, [options, sku].filter(Boolean).join(' · ')].filter(Boolean).join('\n');
}

function factsOf({ kind, language, payment, delivery }: Invoice): readonly (readonly [string, string])[] {
  const words = DOCUMENT_WORDS[language];
  const paid = payment.paidOn ? `${words.paidOn} ${formatDay(payment.paidOn)}` : words.notPaid;
  return [
    [words.payment, `${payment.title}. ${paid}`],
    [words.delivery, delivery.title],
    ...(delivery.point ? [[words.point, delivery.point] as const] : []),
    ...(delivery.days && kind === 'confirmation' ? [[words.days, delivery.days] as const] : []),
  ];
}

function drawFacts(page: PdfPage, facts: readonly (readonly [string, string])[]): void {
  const nameWidth = 120;
  for (const [name, value] of facts) {
    const height = heightOf(page, value, WIDTH - nameWidth);
    makeRoom(page, height + 4);
    write(page, name, { x: MARGIN, y: page.y, width: nameWidth }, { colour: COLOUR.muted });
    write(page, value, { x: MARGIN + nameWidth, y: page.y, width: WIDTH - nameWidth });
    page.y += height + 4;
  }
  page.y += 12;
}

function drawNotice(page: PdfPage, notice: string): void {
  const style = { size: 8, colour: COLOUR.muted };
  const height = heightOf(page, notice, WIDTH, style);
  makeRoom(page, height);
  write(page, notice, { x: MARGIN, y: page.y, width: WIDTH }, style);
  page.y += height + 8;
}
