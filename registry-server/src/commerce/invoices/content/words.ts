import { formatNip, type Seller } from '@witryna/module-schemas';
import type { DocumentKind, DocumentLanguage } from './document.ts';

interface DocumentWords {
  readonly titles: Readonly<Record<DocumentKind, string>>;
  readonly issuedOn: string;
  readonly orderedOn: string;
  readonly soldOn: string;
  readonly order: string;
  readonly seller: string;
  readonly buyer: string;
  readonly recipient: string;
  readonly nip: string;
  readonly columns: Readonly<
    Record<'name' | 'quantity' | 'unit' | 'discount' | 'rate' | 'net' | 'tax' | 'gross', string>
  >;
  readonly delivery: string;
  readonly point: string;
  readonly days: string;
  readonly payment: string;
  readonly paidOn: string;
  readonly notPaid: string;
  readonly taxSummary: string;
  readonly sum: string;
  readonly total: string;
  readonly toPay: string;
  readonly corrects: (number: string, day: string) => string;
  readonly reason: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly toReturn: string;
  /** Why an invoice is corrected when money went back. */
  readonly refund: string;
  /** The same where it went back for products that came back. */
  readonly returned: string;
  readonly page: (page: number, pages: number) => string;
  readonly confirmationNotices: (seller: Seller) => readonly string[];
}

/** `24.11.2026`, from `2026-11-24`. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Every word of the documents. */
export const DOCUMENT_WORDS: Readonly<Record<DocumentLanguage, DocumentWords>> = {
  pl: {
    titles: { confirmation: 'Potwierdzenie zamówienia', invoice: 'Faktura', correction: 'Faktura korygująca' },
    issuedOn: 'Data wystawienia',
    orderedOn: 'Data zamówienia',
    soldOn: 'Data sprzedaży',
    order: 'Zamówienie',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    recipient: 'Odbiorca',
    nip: 'NIP',
    columns: {
      name: 'Nazwa',
      quantity: 'Ilość',
      unit: 'Cena brutto',
      discount: 'Rabat',
      rate: 'VAT',
      net: 'Netto',
      tax: 'Kwota VAT',
      gross: 'Brutto',
    },
    delivery: 'Dostawa',
    point: 'Punkt odbioru',
    days: 'Przewidywana dostawa',
    payment: 'Płatność',
    paidOn: 'Zapłacono',
    notPaid: 'Do zapłaty',
    taxSummary: 'Podsumowanie VAT',
    sum: 'Razem',
    total: 'Do zapłaty',
    toPay: 'Pozostało do zapłaty',
    corrects: (number, day) => `do faktury ${number} z dnia ${formatDay(day)}`,
    reason: 'Przyczyna korekty',
    before: 'Brutto przed',
    after: 'Brutto po',
    difference: 'Różnica',
    toReturn: 'Do zwrotu nabywcy',
    refund: 'Zwrot należności',
    returned: 'Zwrot towaru',
    page: (page, pages) => `Strona ${page} z ${pages}`,
    confirmationNotices: ({
      name,
      street,
      postcode,
      city,
      email,
      complaintEmail = email,
      returnEmail = email,
      register,
      nip,
      regon,
    }) => [
      'Odstąpienie od umowy: masz 14 dni od otrzymania przesyłki, bez podawania przyczyny. Wystarczy oświadczenie, ' +
        `na przykład przez formularz w sklepie albo e-mailem na adres ${returnEmail}. Pieniądze, razem z kosztem ` +
        'najtańszej zwykłej dostawy, zwracamy w ciągu 14 dni od oświadczenia; możemy poczekać, aż otrzymamy towar albo ' +
        'dowód jego odesłania. Towar odeślij w ciągu 14 dni od oświadczenia; koszt odesłania ponosisz Ty.',
      `Wzór oświadczenia: „Odstępuję od umowy sprzedaży. Numer zamówienia, imię i nazwisko, adres, data.” Adresat: ${name}, ${street}, ${postcode} ${city}.`,
      `Reklamacje: odpowiadamy za zgodność towaru z umową. Napisz na adres ${complaintEmail}; odpowiemy w ciągu 14 dni.`,
      [name, `${street}, ${postcode} ${city}`, register, `NIP ${formatNip(nip)}`, regon && `REGON ${regon}`]
        .filter(Boolean)
        .join(', '),
    ],
  },
  en: {
    titles: { confirmation: 'Order confirmation', invoice: 'Invoice', correction: 'Credit note' },
    issuedOn: 'Issued on',
    orderedOn: 'Ordered on',
    soldOn: 'Sold on',
    order: 'Order',
    seller: 'Seller',
    buyer: 'Buyer',
    recipient: 'Recipient',
    nip: 'VAT ID',
    columns: {
      name: 'Name',
      quantity: 'Qty',
      unit: 'Gross price',
      discount: 'Discount',
      rate: 'VAT',
      net: 'Net',
      tax: 'VAT amount',
      gross: 'Gross',
    },
    delivery: 'Delivery',
    point: 'Pick-up point',
    days: 'Expected delivery',
    payment: 'Payment',
    paidOn: 'Paid on',
    notPaid: 'To be paid',
    taxSummary: 'VAT summary',
    sum: 'Sum',
    total: 'Total',
    toPay: 'Left to pay',
    corrects: (number, day) => `to invoice ${number} of ${formatDay(day)}`,
    reason: 'Reason',
    before: 'Gross before',
    after: 'Gross after',
    difference: 'Difference',
    toReturn: 'To be returned to the buyer',
    refund: 'Refund',
    returned: 'Return of goods',
    page: (page, pages) => `Page ${page} of ${pages}`,
    confirmationNotices: ({
      name,
      street,
      postcode,
      city,
      email,
      complaintEmail = email,
      returnEmail = email,
      register,
      nip,
      regon,
    }) => [
      'Withdrawal: you have 14 days from receiving the parcel, without giving a reason. A statement is enough, for ' +
        `example by the form in the shop or by e-mail to ${returnEmail}. We return the money, with the cost of the ` +
        'cheapest ordinary delivery, within 14 days of the statement; we may wait for the goods or for a proof that ' +
        'they were sent. Send the goods back within 14 days of the statement; you bear the cost of returning them.',
      `Model statement: “I withdraw from the contract of sale. Order number, name, address, date.” To: ${name}, ${street}, ${postcode} ${city}.`,
      `Complaints: we are liable for the goods being as agreed. Write to ${complaintEmail}; we answer within 14 days.`,
      [name, `${street}, ${postcode} ${city}`, register, `VAT ID ${nip}`, regon && `REGON ${regon}`]
        .filter(Boolean)
        .join(', '),
    ],
  },
};
