import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import { type RefundTransferData, refundAccountBlocks, refundWay } from './refund-words.ts';

export interface WithdrawalReceivedData {
  /** Of the return. */
  readonly number: string;
  readonly orderNumber: string;
  /** Who made the statement. */
  readonly name: string;
  /** Day and hour. */
  readonly receivedAt: string;
  readonly lines: readonly string[];
  readonly reason?: string;
  /** The seller's address; empty when the shop names none. */
  readonly sendBackTo: string;
  readonly orderUrl: string;
  /** Absent when a payment provider sends the money back. */
  readonly transfer?: RefundTransferData;
}

/** The receipt that the law asks for: what the statement says, and when it came. */
export const withdrawalReceived: MailTemplate<WithdrawalReceivedData> = {
  pl: ({ number, orderNumber, name, receivedAt, lines, reason, sendBackTo, orderUrl, transfer }) => ({
    subject: `Otrzymaliśmy odstąpienie od umowy, zamówienie ${orderNumber}`,
    preview: `${receivedAt}, zwrot ${number}`,
    heading: 'Potwierdzamy odstąpienie od umowy',
    blocks: [
      paragraph(`Otrzymaliśmy oświadczenie o odstąpieniu od umowy sprzedaży: ${receivedAt}.`),
      {
        kind: 'facts',
        facts: [
          ['Numer zwrotu', number],
          ['Zamówienie', orderNumber],
          ['Oświadczenie złożyła osoba', name],
          ...(reason ? ([['Powód', reason]] as const) : []),
        ],
      },
      { kind: 'list', items: lines },
      ...(sendBackTo
        ? [paragraph(`Odeślij produkty w ciągu 14 dni na adres: ${sendBackTo}. Dołącz numer zwrotu ${number}.`)]
        : []),
      note(
        `Pieniądze zwracamy w ciągu 14 dni od oświadczenia, ${refundWay(transfer, 'pl')}; możemy poczekać na przesyłkę albo dowód jej nadania.`,
      ),
      ...refundAccountBlocks(transfer, orderUrl, 'pl'),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, orderNumber, name, receivedAt, lines, reason, sendBackTo, orderUrl, transfer }) => ({
    subject: `We have received your withdrawal, order ${orderNumber}`,
    preview: `${receivedAt}, return ${number}`,
    heading: 'We confirm your withdrawal from the contract',
    blocks: [
      paragraph(`We have received a statement of withdrawal from the contract of sale: ${receivedAt}.`),
      {
        kind: 'facts',
        facts: [
          ['Number of the return', number],
          ['Order', orderNumber],
          ['Statement made by', name],
          ...(reason ? ([['Reason', reason]] as const) : []),
        ],
      },
      { kind: 'list', items: lines },
      ...(sendBackTo
        ? [paragraph(`Send the products back within 14 days to: ${sendBackTo}. Enclose the number ${number}.`)]
        : []),
      note(
        `We return the money within 14 days of the statement, ${refundWay(transfer, 'en')}; we may wait for the parcel or for a proof that it was sent.`,
      ),
      ...refundAccountBlocks(transfer, orderUrl, 'en'),
      button('See the order', orderUrl),
    ],
  }),
};
