import type { PaperLine, SalePaper } from '../content/paper.ts';
import { formatDay, PAPER_WORDS } from '../content/words.ts';
import { amountsOf, drawSums } from './paper-sums.ts';
import { COLOUR, heightOf, MARGIN, makeRoom, type Sheet, WIDTH, write } from './sheet.ts';
import { drawTable } from './table.ts';

/** What was sold, what it comes to, and how it is paid and delivered. */
export function drawSale(sheet: Sheet, paper: SalePaper): void {
  const words = PAPER_WORDS[paper.language];
  const { columns } = words;
  const amount = amountsOf(paper);
  const hasDiscount = paper.lines.some(({ discount }) => discount > 0);
  const right = 'right' as const;
  drawTable(
    sheet,
    [
      { title: columns.name, share: hasDiscount ? 16 : 19 },
      { title: columns.quantity, share: 3, align: right },
      { title: columns.unit, share: 6, align: right },
      ...(hasDiscount ? [{ title: columns.discount, share: 5, align: right }] : []),
      { title: columns.rate, share: 3, align: right },
      { title: columns.net, share: 6, align: right },
      { title: columns.gross, share: 6, align: right },
    ],
    paper.lines.map((line) => [
      nameOf(line),
      String(line.quantity),
      amount(line.unitPrice),
      ...(hasDiscount ? [line.discount > 0 ? amount(-line.discount) : '–'] : []),
      `${line.taxRate}%`,
      amount(line.payable - line.tax),
      amount(line.payable),
    ]),
  );
  drawSums(sheet, paper, words.total);
  drawFacts(sheet, factsOf(paper));
  for (const notice of paper.notices) drawNotice(sheet, notice);
}

function nameOf({ name, options, sku }: PaperLine): string {
  return [name, [options, sku].filter(Boolean).join(' · ')].filter(Boolean).join('\n');
}

function factsOf({ kind, language, payment, delivery }: SalePaper): readonly (readonly [string, string])[] {
  const words = PAPER_WORDS[language];
  const paid = payment.paidOn ? `${words.paidOn} ${formatDay(payment.paidOn)}` : words.notPaid;
  return [
    [words.payment, `${payment.title}. ${paid}`],
    [words.delivery, delivery.title],
    ...(delivery.point ? [[words.point, delivery.point] as const] : []),
    ...(delivery.days && kind === 'confirmation' ? [[words.days, delivery.days] as const] : []),
  ];
}

function drawFacts(sheet: Sheet, facts: readonly (readonly [string, string])[]): void {
  const nameWidth = 120;
  for (const [name, value] of facts) {
    const height = heightOf(sheet, value, WIDTH - nameWidth);
    makeRoom(sheet, height + 4);
    write(sheet, name, { x: MARGIN, y: sheet.y, width: nameWidth }, { colour: COLOUR.muted });
    write(sheet, value, { x: MARGIN + nameWidth, y: sheet.y, width: WIDTH - nameWidth });
    sheet.y += height + 4;
  }
  sheet.y += 12;
}

function drawNotice(sheet: Sheet, notice: string): void {
  const style = { size: 8, colour: COLOUR.muted };
  const height = heightOf(sheet, notice, WIDTH, style);
  makeRoom(sheet, height);
  write(sheet, notice, { x: MARGIN, y: sheet.y, width: WIDTH }, style);
  sheet.y += height + 8;
}
