import { formatAmount } from '../../pricing/index.ts';
import type { Paper } from '../content/paper.ts';
import { PAPER_WORDS } from '../content/words.ts';
import { COLOUR, MARGIN, makeRoom, type Sheet, WIDTH, write } from './sheet.ts';
import { drawTable } from './table.ts';

const LANGUAGE = { pl: 'pl-PL', en: 'en' } as const;

/** Writes amounts of a paper: `1 234,50 zł`. */
export function amountsOf({ language, currency }: Pick<Paper, 'language' | 'currency'>): (amount: number) => string {
  return (amount) => formatAmount(amount, { language: LANGUAGE[language], currency });
}

/** The tax of each rate with its sum, and the total in large; both keep to the right. */
export function drawSums(sheet: Sheet, paper: Paper, totalWord: string): void {
  const { columns, taxSummary, sum } = PAPER_WORDS[paper.language];
  const amount = amountsOf(paper);
  const width = WIDTH * 0.6;
  const left = MARGIN + WIDTH - width;
  const rows = paper.taxes.map(({ rate, gross, tax }) => [`${rate}%`, amount(gross - tax), amount(tax), amount(gross)]);
  const gross = paper.taxes.reduce((total, each) => total + each.gross, 0);
  const tax = paper.taxes.reduce((total, each) => total + each.tax, 0);
  sheet.y += 16;
  drawTable(
    sheet,
    [
      { title: taxSummary, share: 4 },
      { title: columns.net, share: 3, align: 'right' },
      { title: columns.tax, share: 3, align: 'right' },
      { title: columns.gross, share: 3, align: 'right' },
    ],
    [...rows, ...(rows.length > 1 ? [[sum, amount(gross - tax), amount(tax), amount(gross)]] : [])],
    { left, width },
  );
  makeRoom(sheet, 48);
  sheet.y += 14;
  const half = width / 2;
  write(sheet, totalWord, { x: left, y: sheet.y + 3, width: half }, { font: 'semibold', size: 10 });
  const style = { font: 'semibold', size: 14, align: 'right', colour: COLOUR.accent } as const;
  sheet.y += write(sheet, amount(Math.abs(paper.total)), { x: left + half, y: sheet.y, width: half }, style) + 14;
}
