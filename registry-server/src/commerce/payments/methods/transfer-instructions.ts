import { SHOP_TIME_ZONE } from '@witryna/module-schemas';
import { languageOf } from '../../../error-messages/language.ts';
import { formatAmount } from '../../pricing/index.ts';
import type { Attempt } from '../attempts/attempts.store.ts';
import type { PayableOrder } from '../payable-orders.ts';
import type { TransferSettings } from '../settings/payment-settings.ts';

/** How money for an order that was placed may be sent by transfer. */
export interface TransferInstructions {
  readonly recipient: string;
  readonly account: string;
  readonly bank: string;
  /** The order's number. */
  readonly title: string;
  readonly amount: number;
  readonly currency: string;
  readonly payBefore: Date;
  /** All of it as sentences, in the shopper's language. */
  readonly text: string;
}

/** How the money for an order is sent by transfer. */
export function transferInstructions(
  { recipient, account, bank }: TransferSettings,
  { amount, currency, expiresAt, createdAt }: Pick<Attempt, 'amount' | 'currency' | 'expiresAt' | 'createdAt'>,
  { number, language }: Pick<PayableOrder, 'number' | 'language'>,
): TransferInstructions {
  const payBefore = expiresAt ?? createdAt;
  const day = dayFormat(language).format(payBefore);
  const sum = formatAmount(amount, { language, currency });
  const text =
    languageOf({ language }) === 'pl'
      ? `Odbiorca: ${recipient}\nNumer konta: ${account} (${bank})\nKwota: ${sum}\nTytuł przelewu: ${number}\nCzekamy na wpłatę do ${day}.`
      : `Recipient: ${recipient}\nAccount: ${account} (${bank})\nAmount: ${sum}\nTitle: ${number}\nWe wait for the payment until ${day}.`;
  return { recipient, account, bank, title: number, amount, currency, payBefore, text };
}

// Making a formatter costs a hundred times what using it does.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  dayFormats.set(language, format);
  return format;
}
