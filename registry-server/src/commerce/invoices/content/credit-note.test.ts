import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { includedTax } from '../../pricing/index.ts';
import { anInvoice, anInvoiceLine } from '../testing/an-invoice.ts';
import { creditNoteOf, linesAfter, linesBefore } from './credit-note.ts';

const facts = { number: 'KOR 1/11/2026', issuedOn: '2026-11-25', reason: 'Zwrot towaru' };
const cream = anInvoiceLine({ sku: 'RL-KREM', quantity: 3, unitPrice: 8_900, discount: 1_000 });
const soap = anInvoiceLine({ name: 'Mydło', sku: 'RL-MYDLO', unitPrice: 2_000, taxRate: 8 });
const invoice = anInvoice({ lines: [cream, soap] });

describe('a correction', () => {
  test('takes what a returned piece was paid with off its line', () => {
    const document = creditNoteOf({
      ...facts,
      invoice,
      lines: linesBefore(invoice),
      amount: 8_566,
      returned: new Map([[0, 1]]),
    });
    expect(document.total).toBe(-8_566);
    expect(document.lines).toMatchObject([
      { position: 0, before: { quantity: 3, payable: 25_700 }, after: { quantity: 2, payable: 17_134 } },
    ]);
    expect(document.taxes).toEqual([
      { rate: 23, gross: -8_566, tax: includedTax(17_134, 23) - includedTax(25_700, 23) },
    ]);
  });

  test('counts the pieces of each line, also where a gift is of the sku of a purchase', () => {
    const gift = anInvoiceLine({ sku: 'RL-KREM', quantity: 1, unitPrice: 0 });
    const withGift = anInvoice({ lines: [gift, cream] });
    const { lines } = creditNoteOf({
      ...facts,
      invoice: withGift,
      lines: linesBefore(withGift),
      amount: 17_133,
      returned: new Map([[1, 2]]),
    });
    expect(lines).toMatchObject([{ position: 1, before: { quantity: 3 }, after: { quantity: 1, payable: 8_567 } }]);
  });

  test('takes what is beyond the returned pieces, such as the delivery, off all lines by their value', () => {
    const document = creditNoteOf({ ...facts, invoice, lines: linesBefore(invoice), amount: 2_770 });
    expect(document.lines.map(({ before, after }) => before.payable - after.payable)).toEqual([2_570, 200]);
    expect(document.lines.every(({ before, after }) => before.quantity === after.quantity)).toBe(true);
  });

  test('cannot take off more than there is', () => {
    const all = invoice.total;
    expect(() => creditNoteOf({ ...facts, invoice, lines: linesBefore(invoice), amount: all + 1 })).toThrow();
  });

  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    taxRate: fc.constantFrom(23, 8, 5, 0),
  });

  test('after correction adds up to the grosz, until nothing is left', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (drawn, shares) => {
          const lines = drawn.map((each, index) => anInvoiceLine({ ...each, sku: `S-${index}` }));
          const sold = anInvoice({ lines });
          let left = linesBefore(sold);
          let taken = 0;
          for (const share of shares) {
            const rest = left.reduce((sum, { payable }) => sum + payable, 0);
            if (rest === 0) break;
            const amount = 1 + (share % rest);
            const returned = new Map([[share % lines.length, share % 3]]);
            const document = creditNoteOf({ ...facts, invoice: sold, lines: left, amount, returned });
            const change = document.lines.reduce((sum, { before, after }) => sum + before.payable - after.payable, 0);
            expect(change).toBe(amount);
            expect(document.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(-amount);
            left = linesAfter(left, document);
            taken += amount;
          }
          for (const [index, { payable, quantity, tax }] of left.entries()) {
            expect(payable).toBeGreaterThanOrEqual(0);
            expect(quantity).toBeGreaterThanOrEqual(0);
            expect(tax).toBe(includedTax(payable, lines[index]?.taxRate ?? 0));
          }
          expect(left.reduce((sum, { payable }) => sum + payable, 0)).toBe(sold.total - taken);
        },
      ),
    );
  });
});
