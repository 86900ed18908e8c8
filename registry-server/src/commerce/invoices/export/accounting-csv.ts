import { csvCell } from '../../../text/csv-cell.ts';
import type { AccountingRecord } from './accounting-record.ts';

const COLUMNS = [
  'rodzaj',
  'dokument',
  'koryguje',
  'zamowienie',
  'data_wystawienia',
  'data_sprzedazy',
  'nabywca',
  'adres',
  'nip',
  'stawka_vat',
  'netto',
  'vat',
  'brutto',
  'waluta',
  'platnosc',
];
const KINDS = { sale: 'sprzedaż', correction: 'korekta', refund: 'zwrot' } as const;

/** The first row. Spreadsheets take a file for UTF-8 only when it begins so. */
export const CSV_HEAD = `\uFEFF${COLUMNS.join(';')}\r\n`;

/** A row for each rate of a record; amounts with a comma, as Polish spreadsheets read them. */
export function csvRowsOf(record: AccountingRecord): string {
  const { kind, document, corrects, order, issuedOn, soldOn, buyer, currency, payment } = record;
  return record.taxes
    .map(({ rate, net, tax, gross }) => {
      const texts = [
        KINDS[kind],
        document,
        corrects,
        order,
        issuedOn,
        soldOn,
        buyer.names.join(', '),
        buyer.address.join(', '),
        buyer.vatId,
      ].map((text) => csvCell(text ?? ''));
      return [...texts, rate, ...[net, tax, gross].map(toDecimal), currency, csvCell(payment ?? '')].join(';');
    })
    .map((row) => `${row}\r\n`)
    .join('');
}

function toDecimal(amount: number): string {
  const [whole, part] = [Math.trunc(Math.abs(amount) / 100), String(Math.abs(amount) % 100).padStart(2, '0')];
  return `${amount < 0 ? '-' : ''}${whole},${part}`;
}
