import { expect, test } from 'vitest';
import { creditNoteOf, linesBefore } from '../content/credit-note.ts';
import { anInvoice, anInvoiceLine } from '../testing/an-invoice.ts';
import { csvRowsOf } from './accounting-csv.ts';
import { recordOfCreditNote, recordOfSale } from './accounting-record.ts';
import { periodOf } from './period.ts';

const invoice = anInvoice({
  lines: [anInvoiceLine(), anInvoiceLine({ sku: 'RL-KSIAZKA', unitPrice: 4_200, taxRate: 5 })],
});

test('a sale has a row for each rate, with amounts as Polish spreadsheets read them', () => {
  const rows = csvRowsOf(recordOfSale(invoice, '2026-11-20')).trimEnd().split('\r\n');
  expect(rows).toEqual([
    'sprzedaż;FV 12/11/2026;;000000012;2026-11-21;2026-11-20;"Zakład Źródło Łąk, Żaneta Gęś";"ul. Świętej Jadwigi 3, 90-001 Łódź";8567346215;23;72,36;16,64;89,00;PLN;Przelewy24',
    'sprzedaż;FV 12/11/2026;;000000012;2026-11-21;2026-11-20;"Zakład Źródło Łąk, Żaneta Gęś";"ul. Świętej Jadwigi 3, 90-001 Łódź";8567346215;5;40,00;2,00;42,00;PLN;Przelewy24',
  ]);
});

test('a correction is negative and names the invoice, with the day of the sale and its payment', () => {
  const facts = { number: 'KOR 1/12/2026', issuedOn: '2026-12-01', reason: 'Zwrot' };
  const correction = creditNoteOf({ ...facts, invoice, lines: linesBefore(invoice), amount: 5 });
  const rows = csvRowsOf(recordOfCreditNote(correction, { soldOn: '2026-11-20', payment: 'Przelewy24' }));
  expect(rows).toContain('korekta;KOR 1/12/2026;FV 12/11/2026;000000012;2026-12-01;2026-11-20;');
  expect(rows).toContain(';-0,0');
  expect(rows.trimEnd()).toMatch(/;PLN;Przelewy24$/);
});

test('nothing that a buyer wrote is run by a spreadsheet, nor breaks its cell', () => {
  const buyer = { names: ['=HYPERLINK("http://x")'], address: ['a;b', '+48'] };
  const rows = csvRowsOf(recordOfSale(anInvoice({ buyer }), '2026-11-20'));
  expect(rows).toContain(`;"'=HYPERLINK(""http://x"")";"a;b, +48";`);
});

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
])('a period from %s to %s is whole days of the shop', (first, last, from, to) => {
  const period = periodOf(first, last);
  expect([period?.from.toISOString(), period?.to.toISOString()]).toEqual([from, to]);
});

test.each([
  ['2026-11-30', '2026-11-01'],
  ['2026-13-01', '2026-13-02'],
  ['', ''],
])('no period goes from %s to %s', (first, last) => {
  expect(periodOf(first, last)).toBeUndefined();
});
