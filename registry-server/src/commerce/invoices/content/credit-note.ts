import { distribute, includedTax } from '../../pricing/index.ts';
import type { CorrectedLine, CreditNote, Invoice } from './document.ts';
import { taxesOfLines } from './invoice-lines.ts';

/** What a correction follows from. */
export interface CreditNoteSource {
  readonly invoice: Invoice;
  /** What earlier corrections left of the invoice's lines; the invoice's own when there were none. */
  readonly lines: readonly CorrectedLine['after'][];
  /** What goes back to the buyer, gross; at most what is left. */
  readonly amount: number;
  /** Pieces that came back, by the line of the invoice; what they cost goes first. */
  readonly returned?: ReadonlyMap<number, number>;
  readonly number: string;
  readonly issuedOn: string;
  readonly reason: string;
}

/** The lines of an invoice as a correction begins with them. */
export function linesBefore({ lines }: Pick<Invoice, 'lines'>): CorrectedLine['after'][] {
  return lines.map(({ quantity, payable, tax }) => ({ quantity, payable, tax }));
}

/**
 * Takes an amount off an invoice: off the lines that came back as far as they go, the rest off all lines by their
 * value. Tax is calculated anew for each line, as it was on the invoice; the lines add up to the amount, to the grosz.
 */
export function creditNoteOf(source: CreditNoteSource): CreditNote {
  const { invoice, amount, number, issuedOn, reason } = source;
  const back = amountsBack(source);
  const lines = invoice.lines.flatMap((line, index): CorrectedLine[] => {
    const before = source.lines[index];
    if (!before) throw new Error(`Line ${index} of invoice ${invoice.number} is not in the order`);
    const pieces = piecesBack(index, before.quantity, source.returned);
    const off = back[index] ?? 0;
    if (off === 0 && pieces === 0) return [];
    const payable = before.payable - off;
    const after = { quantity: before.quantity - pieces, payable, tax: includedTax(payable, line.taxRate) };
    return [
      { position: index, name: line.name, ...(line.sku && { sku: line.sku }), taxRate: line.taxRate, before, after },
    ];
  });
  const differences = lines.map(({ taxRate, before, after }) => ({
    taxRate,
    payable: after.payable - before.payable,
    tax: after.tax - before.tax,
  }));
  const { language, currency, orderNumber, seller, buyer } = invoice;
  return {
    kind: 'correction',
    language,
    currency,
    number,
    orderNumber,
    issuedOn,
    seller,
    buyer,
    reason,
    lines,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    taxes: taxesOfLines(differences),
    total: -amount,
  };
}

function amountsBack({ invoice, lines, amount, returned }: CreditNoteSource): number[] {
  const left = lines.map(({ payable }) => payable);
  if (amount > left.reduce((sum, each) => sum + each, 0))
    throw new Error(`The correction takes off ${amount}, more than invoice ${invoice.number} has left`);
  const ofReturned = lines.map(({ quantity, payable }, index) => {
    const pieces = piecesBack(index, quantity, returned);
    return pieces === 0 ? 0 : Math.floor((payable * pieces) / quantity);
  });
  const first = Math.min(
    amount,
    ofReturned.reduce((sum, each) => sum + each, 0),
  );
  const parts = distribute(first, ofReturned);
  const rest = left.map((each, index) => each - (parts[index] ?? 0));
  const others = distribute(amount - first, rest);
  return parts.map((part, index) => part + (others[index] ?? 0));
}

function piecesBack(position: number, quantity: number, returned: CreditNoteSource['returned']): number {
  return Math.min(quantity, returned?.get(position) ?? 0);
}

/** What is left of an invoice's lines after a correction of some of them. */
export function linesAfter(
  before: readonly CorrectedLine['after'][],
  { lines }: Pick<CreditNote, 'lines'>,
): CorrectedLine['after'][] {
  const changed = new Map(lines.map(({ position, after }) => [position, after]));
  return before.map((line, position) => changed.get(position) ?? line);
}
