import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface RefundAccountSavedData extends OrderNewsData {
  /** Its last four characters. */
  readonly accountEnding: string;
}

/** Staff have written down an account that somebody told them: the buyer reads of it before money is sent there. */
export const refundAccountSaved: MailTemplate<RefundAccountSavedData> = {
  pl: ({ number, accountEnding, orderUrl }) => ({
    subject: `Konto do zwrotu za zamówienie ${number}`,
    preview: `Numer kończy się na ${accountEnding}`,
    heading: 'Zapisaliśmy numer konta',
    blocks: [
      paragraph(
        `Obsługa sklepu zapisała konto, na które zwrócimy pieniądze za zamówienie ${number}. Jego numer kończy się na ${accountEnding}.`,
      ),
      button('Zobacz zamówienie', orderUrl),
      note('To nie Twoje konto? Zmień numer na stronie zamówienia, zanim wyślemy przelew, i napisz do nas.'),
    ],
  }),
  en: ({ number, accountEnding, orderUrl }) => ({
    subject: `The account for the refund of order ${number}`,
    preview: `The number ends in ${accountEnding}`,
    heading: 'We have written down the account number',
    blocks: [
      paragraph(
        `Our staff have written down the account to which we return the money for order ${number}. Its number ends in ${accountEnding}.`,
      ),
      button('See the order', orderUrl),
      note('Is it not your account? Change the number on the page of the order before we send the money, and tell us.'),
    ],
  }),
};
