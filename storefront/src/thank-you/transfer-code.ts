import type { Money } from '../order-parts/index.ts';

/** Where money is sent by transfer. */
export interface Transfer {
  readonly recipient: string;
  readonly account: string;
  readonly bank: string;
  readonly amount: Money;
  readonly title: string;
  /** ISO 8601. */
  readonly payBefore: string;
}

const ACCOUNT = /^\d{26}$/;
const MOST_GROSZE = 999_999;
const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;
const AMOUNT_DIGITS = 6;

/** The number of an account without blanks and the country in front. */
export const accountDigits = (account: string): string => account.replace(/^\s*PL|\s/gi, '');

/** A Polish account as people read it: two digits, then fours. */
export function formatAccount(account: string): string {
  const digits = accountDigits(account);
  if (!ACCOUNT.test(digits)) return account;
  return `${digits.slice(0, 2)} ${digits.slice(2).replace(/\d{4}(?=\d)/g, '$& ')}`;
}

/**
 * What a bank's app reads of a transfer, as the Polish Bank Association recommends it: tax number, country, account,
 * grosze, recipient, title and three reserved fields. Undefined where it cannot be said so: another currency, a foreign
 * account, ten thousand złoty and more.
 */
export function transferCode({ recipient, account, amount, title }: Transfer): string | undefined {
  const digits = accountDigits(account);
  const grosze = Math.round(amount.value * 100);
  if (amount.currency !== 'PLN' || !ACCOUNT.test(digits) || grosze > MOST_GROSZE) return undefined;
  const fields = [
    '',
    'PL',
    digits,
    String(grosze).padStart(AMOUNT_DIGITS, '0'),
    textOf(recipient, RECIPIENT_LENGTH),
    textOf(title, TITLE_LENGTH),
    '',
    '',
    '',
  ];
  return fields.join('|');
}

/** What parts the fields must not stand in them. */
const textOf = (text: string, length: number): string =>
  text
    .replace(/[|\s]+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
