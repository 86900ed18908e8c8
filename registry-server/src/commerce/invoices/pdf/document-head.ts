import { formatNip } from '@witryna/module-schemas';
import { COLOUR, heightOf, MARGIN, type PdfPage, rule, WIDTH, write } from '../../../pdf/pdf-page.ts';
import type { OrderDocument, Party } from '../content/document.ts';
import { sellerParty } from '../content/parties.ts';
import { DOCUMENT_WORDS, formatDay } from '../content/words.ts';

const GAP = 24;

/** Title, number and days; then who sells and who buys. */
export function drawHead(page: PdfPage, document: OrderDocument): void {
  const words = DOCUMENT_WORDS[document.language];
  const half = WIDTH / 2;
  write(
    page,
    document.seller.name,
    { x: MARGIN, y: page.y, width: half },
    { font: 'semibold', size: 11, colour: COLOUR.accent },
  );
  const right = { x: MARGIN + half, width: half };
  let y = page.y;
  y += write(page, words.titles[document.kind], { ...right, y }, { font: 'semibold', size: 15, align: 'right' });
  for (const line of metaOf(document)) {
    y += write(page, line, { ...right, y: y + 2 }, { size: 8.5, colour: COLOUR.muted, align: 'right' }) + 2;
  }
  page.y = y + 18;
  rule(page, page.y);
  page.y += 14;
  drawParties(page, partiesOf(document));
}

function metaOf(document: OrderDocument): string[] {
  const words = DOCUMENT_WORDS[document.language];
  if (document.kind === 'confirmation') {
    return [`${words.order} ${document.number}`, `${words.orderedOn}: ${formatDay(document.issuedOn)}`];
  }
  const issued = `${words.issuedOn}: ${formatDay(document.issuedOn)}`;
  const order = `${words.order} ${document.orderNumber}`;
  if (document.kind === 'correction') {
    return [document.number, words.corrects(document.corrects.number, document.corrects.issuedOn), issued, order];
  }
  return [
    document.number,
    issued,
    ...(document.soldOn ? [`${words.soldOn}: ${formatDay(document.soldOn)}`] : []),
    order,
  ];
}

function partiesOf(document: OrderDocument): readonly (readonly [string, Party])[] {
  const { seller, buyer, recipient } = DOCUMENT_WORDS[document.language];
  const both = [[seller, sellerParty(document.seller)] as const, [buyer, document.buyer] as const];
  return document.kind !== 'correction' && document.recipient ? [...both, [recipient, document.recipient]] : both;
}

function drawParties(page: PdfPage, parties: readonly (readonly [string, Party])[]): void {
  const width = (WIDTH - GAP * (parties.length - 1)) / parties.length;
  let lowest = page.y;
  for (const [index, [role, party]] of parties.entries()) {
    const x = MARGIN + index * (width + GAP);
    const text = [
      ...party.names.slice(1),
      ...party.address,
      ...(party.vatId ? [`NIP ${formatNip(party.vatId)}`] : []),
      ...(party.contact ?? []),
    ].join('\n');
    let y = page.y;
    y += write(page, role, { x, y, width }, { font: 'semibold', size: 7.5, colour: COLOUR.muted }) + 3;
    y += write(page, party.names[0] ?? '', { x, y, width }, { font: 'semibold', size: 9.5 });
    write(page, text, { x, y, width });
    lowest = Math.max(lowest, y + heightOf(page, text, width));
  }
  page.y = lowest + 18;
}
