import { button, type MailBlock, note } from '../../layout/mail-document.ts';

/** How money goes back that no payment provider sends. */
export interface RefundTransferData {
  /** The last four characters of the account; absent while the buyer has named none. */
  readonly accountEnding?: string;
}

/** The way in which money goes back, as a part of a sentence: `Zwracamy 89,00 zł ${…}.` */
export function refundWay(transfer: RefundTransferData | undefined, language: 'pl' | 'en'): string {
  if (!transfer) return language === 'pl' ? 'tą samą drogą, którą przyszła płatność' : 'the way it was paid';
  const { accountEnding } = transfer;
  if (language === 'pl') return accountEnding ? `przelewem na konto kończące się na ${accountEnding}` : 'przelewem';
  return accountEnding ? `by a transfer to the account that ends in ${accountEnding}` : 'by a transfer';
}

/** Asks for the account where none is known; says how to change it where one is. Nothing when a provider sends the money. */
export function refundAccountBlocks(
  transfer: RefundTransferData | undefined,
  orderUrl: string,
  language: 'pl' | 'en',
): readonly MailBlock[] {
  if (!transfer) return [];
  if (transfer.accountEnding) return [note(CHANGE[language])];
  return [note(WHY[language]), button(language === 'pl' ? 'Podaj numer konta' : 'Enter the account number', orderUrl)];
}

const WHY = {
  pl: 'Przy płatności przelewem albo przy odbiorze nie znamy konta, na które możemy oddać pieniądze. Podaj jego numer na stronie zamówienia. Nie przysyłaj go e-mailem.',
  en: 'With a transfer, or a payment at the door, we do not know the account to return the money to. Enter its number on the page of the order. Do not send it by e-mail.',
} as const;

const CHANGE = {
  pl: 'Dopóki przelew nie wyjdzie, numer konta zmienisz na stronie zamówienia.',
  en: 'Until the transfer is sent, you can change the account on the page of the order.',
} as const;
