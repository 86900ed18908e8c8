import type { Paper, Party } from '../content/paper.ts';
import { formatNip, sellerParty } from '../content/parties.ts';
import { formatDay, PAPER_WORDS } from '../content/words.ts';
import { COLOUR, heightOf, MARGIN, rule, type Sheet, WIDTH, write } from './sheet.ts';

const GAP = 24;

/** Title, number and days; then who sells and who buys. */
export function drawHead(sheet: Sheet, paper: Paper): void {
  const words = PAPER_WORDS[paper.language];
  const half = WIDTH / 2;
  write(
    sheet,
    paper.seller.name,
    { x: MARGIN, y: sheet.y, width: half },
    { font: 'semibold', size: 11, colour: COLOUR.accent },
  );
  const right = { x: MARGIN + half, width: half };
  let y = sheet.y;
  y += write(sheet, words.titles[paper.kind], { ...right, y }, { font: 'semibold', size: 15, align: 'right' });
  for (const line of metaOf(paper)) {
    y += write(sheet, line, { ...right, y: y + 2 }, { size: 8.5, colour: COLOUR.muted, align: 'right' }) + 2;
  }
  sheet.y = y + 18;
  rule(sheet, sheet.y);
  sheet.y += 14;
  drawParties(sheet, partiesOf(paper));
}

function metaOf(paper: Paper): string[] {
  const words = PAPER_WORDS[paper.language];
  if (paper.kind === 'confirmation') {
    return [`${words.order} ${paper.number}`, `${words.orderedOn}: ${formatDay(paper.issuedOn)}`];
  }
  const issued = `${words.issuedOn}: ${formatDay(paper.issuedOn)}`;
  const order = `${words.order} ${paper.orderNumber}`;
  if (paper.kind === 'correction') {
    return [paper.number, words.corrects(paper.corrects.number, paper.corrects.issuedOn), issued, order];
  }
  return [paper.number, issued, ...(paper.soldOn ? [`${words.soldOn}: ${formatDay(paper.soldOn)}`] : []), order];
}

function partiesOf(paper: Paper): readonly (readonly [string, Party])[] {
  const { seller, buyer, recipient } = PAPER_WORDS[paper.language];
  const both = [[seller, sellerParty(paper.seller)] as const, [buyer, paper.buyer] as const];
  return paper.kind !== 'correction' && paper.recipient ? [...both, [recipient, paper.recipient]] : both;
}

function drawParties(sheet: Sheet, parties: readonly (readonly [string, Party])[]): void {
  const width = (WIDTH - GAP * (parties.length - 1)) / parties.length;
  let lowest = sheet.y;
  for (const [index, [role, party]] of parties.entries()) {
    const x = MARGIN + index * (width + GAP);
    const text = [
      ...party.names.slice(1),
      ...party.address,
      ...(party.vatId ? [`NIP ${formatNip(party.vatId)}`] : []),
      ...(party.contact ?? []),
    ].join('\n');
    let y = sheet.y;
    y += write(sheet, role, { x, y, width }, { font: 'semibold', size: 7.5, colour: COLOUR.muted }) + 3;
    y += write(sheet, party.names[0] ?? '', { x, y, width }, { font: 'semibold', size: 9.5 });
    write(sheet, text, { x, y, width });
    lowest = Math.max(lowest, y + heightOf(sheet, text, width));
  }
  sheet.y = lowest + 18;
}
