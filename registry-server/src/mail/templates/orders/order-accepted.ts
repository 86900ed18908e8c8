import {
  button,
  type MailBlock,
  type MailLanguage,
  type MailTemplate,
  note,
  paragraph,
} from '../../layout/mail-document.ts';
import { goodsBlocks, handlingBlocks, transferBlocks } from './order-blocks.ts';
import type { OrderMailData } from './order-mail-data.ts';
import { trackBlock } from './order-track.ts';

interface LawWords {
  readonly withdrawal: (email: string) => string;
  readonly form: (seller: string) => string;
  readonly complaint: (email: string) => string;
  readonly terms: string;
}

const LAW: Readonly<Record<MailLanguage, LawWords>> = {
  pl: {
    withdrawal: (email) =>
      'Prawo odstąpienia: masz 14 dni od otrzymania przesyłki, bez podawania przyczyny. Złóż oświadczenie na stronie ' +
      `zamówienia („Odstąp od umowy tutaj”) albo napisz na adres ${email}. Wszystkie płatności, razem z kosztem ` +
      'najtańszej zwykłej dostawy, zwracamy w ciągu 14 dni od oświadczenia; możemy poczekać na towar albo na dowód jego ' +
      'odesłania. Towar odeślij w ciągu 14 dni; koszt odesłania ponosisz Ty. Prezenty z zamówienia też wracają.',
    form: (seller) =>
      `Wzór oświadczenia: „Odstępuję od umowy sprzedaży. Numer zamówienia, imię i nazwisko, adres, data.” Adresat: ${seller}.`,
    complaint: (email) =>
      `Reklamacje: odpowiadamy za zgodność towaru z umową. Napisz na adres ${email}; odpowiemy w ciągu 14 dni.`,
    terms: 'Regulamin',
  },
  en: {
    withdrawal: (email) =>
      'Right of withdrawal: you have 14 days from receiving the parcel, without giving a reason. Make the statement on ' +
      `the page of the order (“Withdraw from the contract here”) or write to ${email}. We return all payments, with the ` +
      'cost of the cheapest ordinary delivery, within 14 days of the statement; we may wait for the goods or for a proof ' +
      'that they were sent. Send the goods back within 14 days; you bear the cost of it. Gifts of the order go back too.',
    form: (seller) =>
      `Model statement: “I withdraw from the contract of sale. Order number, name, address, date.” To: ${seller}.`,
    complaint: (email) =>
      `Complaints: we are liable for the goods being as agreed. Write to ${email}; we answer within 14 days.`,
    terms: 'Terms',
  },
};

function lawBlocks({ seller, termsUrl }: OrderMailData, language: MailLanguage): MailBlock[] {
  const words = LAW[language];
  return [
    ...(seller
      ? [
          note(words.withdrawal(seller.returnEmail ?? seller.complaintEmail)),
          note(words.form(seller.lines.slice(0, 2).join(', '))),
          note(words.complaint(seller.complaintEmail)),
          note(seller.lines.join('\n')),
        ]
      : []),
    ...(termsUrl ? [note(`${words.terms}: ${termsUrl}`)] : []),
  ];
}

const trackOf = ({ payment: { isPaid, isAtDoor = false } }: OrderMailData, language: MailLanguage): MailBlock =>
  trackBlock(isPaid ? 'paid' : 'placed', { isPaidAtDoor: isAtDoor }, language);

/** The order is accepted: everything that the law wants the buyer to have in writing, and no advertising. */
export const orderAccepted: MailTemplate<OrderMailData> = {
  pl: (data) => ({
    subject: `Przyjęliśmy zamówienie ${data.number}`,
    preview: `${data.sums.total}, ${data.delivery.title}`,
    heading: 'Dziękujemy za zamówienie',
    blocks: [
      paragraph(`Przyjęliśmy zamówienie ${data.number} z dnia ${data.orderedOn}.`),
      trackOf(data, 'pl'),
      ...transferBlocks(data.payment.transfer, 'pl'),
      ...goodsBlocks(data, 'pl'),
      ...handlingBlocks(data, 'pl'),
      button('Zobacz zamówienie', data.orderUrl),
      ...lawBlocks(data, 'pl'),
    ],
  }),
  en: (data) => ({
    subject: `We have accepted order ${data.number}`,
    preview: `${data.sums.total}, ${data.delivery.title}`,
    heading: 'Thank you for your order',
    blocks: [
      paragraph(`We have accepted order ${data.number} of ${data.orderedOn}.`),
      trackOf(data, 'en'),
      ...transferBlocks(data.payment.transfer, 'en'),
      ...goodsBlocks(data, 'en'),
      ...handlingBlocks(data, 'en'),
      button('See the order', data.orderUrl),
      ...lawBlocks(data, 'en'),
    ],
  }),
};
