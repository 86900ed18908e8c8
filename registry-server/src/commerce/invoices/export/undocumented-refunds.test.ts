import { expect, test } from 'vitest';
import { creditNoteOf, linesBefore } from '../content/credit-note.ts';
import { anInvoice, anInvoiceLine } from '../testing/an-invoice.ts';
import { type SaleRefund, undocumentedRefunds } from './undocumented-refunds.ts';

const cream = anInvoiceLine({ sku: 'RL-KREM', unitPrice: 8_900 });
const book = anInvoiceLine({ sku: 'RL-KSIAZKA', unitPrice: 4_200, taxRate: 5 });
const sale = anInvoice({ lines: [cream, book] });
const aRefund = (values: Partial<SaleRefund>): SaleRefund => ({
  at: new Date('2026-11-24T12:00:00Z'),
  amount: 4_200,
  reason: 'Zwrot',
  returnNumber: null,
  returned: new Map(),
  creditNote: undefined,
  ...values,
});
const taxesOf = (refunds: readonly SaleRefund[]) =>
  undocumentedRefunds(sale, refunds).map(({ content }) => content.taxes);

test('a returned piece takes off its own rate', () => {
  expect(taxesOf([aRefund({ returned: new Map([[1, 1]]) })])).toEqual([[{ rate: 5, gross: -4_200, tax: -200 }]]);
});

test('refunds in any order take off all that was sold and no more', () => {
  const late = aRefund({ at: new Date('2026-11-26T12:00:00Z'), amount: 99_999 });
  const early = aRefund({ amount: 4_200 });
  const all = undocumentedRefunds(sale, [late, early]);
  expect(all.map(({ refund, content }) => [refund, content.total])).toEqual([
    [early, -4_200],
    [late, -8_900],
  ]);
  const taxes = all.flatMap(({ content }) => content.taxes);
  expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(-(cream.tax + book.tax));
  expect(undocumentedRefunds(sale, [early, late, aRefund({ at: new Date('2026-12-01T12:00:00Z') })])).toHaveLength(2);
});

test('what a correction tells of is not told twice', () => {
  const correction = { number: 'KOR 1/11/2026', issuedOn: '2026-11-24', reason: 'Zwrot' };
  const creditNote = creditNoteOf({ ...correction, invoice: sale, lines: linesBefore(sale), amount: 4_200 });
  const later = aRefund({ at: new Date('2026-11-25T12:00:00Z'), amount: 8_900 });
  const all = undocumentedRefunds(sale, [aRefund({ creditNote }), later]);
  expect(all.map(({ content }) => content.total)).toEqual([-8_900]);
});
