const SEPARATORS = /[\s\u2010-\u2013-]/g;
const NRB = /^\d{26}$/;
const IBAN = /^([A-Z]{2})\d{2}[A-Z0-9]+$/;
const NRB_GROUPS = /^(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})(\d{4})(\d{4})$/;
const FOURS = /.{1,4}/g;

/** How long an account number is in each country of the European Union, its country and check digits included. */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
};

/** The longest text of a field for an account number: the longest IBAN of the European Union, its groups and more. */
export const LONGEST_BANK_ACCOUNT_TEXT = 50;

/**
 * An account number as it is kept, from what people type: the 26 digits of a Polish one, with or without `PL` and spaces,
 * or another IBAN of the European Union: `PL61109010140000071219812874`. Undefined when it is none.
 */
export function parseBankAccount(text: string): string | undefined {
  const bare = text.replace(SEPARATORS, '').toUpperCase();
  const iban = NRB.test(bare) ? `PL${bare}` : bare;
  const country = IBAN.exec(iban)?.[1];
  if (!country || LENGTHS[country] !== iban.length) return undefined;
  if (country === 'PL' && !NRB.test(iban.slice(2))) return undefined;
  return remainderOf97(iban) === 1 ? iban : undefined;
}

/** An account number as it is read: `61 1090 1014 0000 0712 1981 2874`, one of another country in fours. */
export function formatBankAccount(iban: string): string {
  const nrb = iban.startsWith('PL') ? NRB_GROUPS.exec(iban.slice(2)) : null;
  return (nrb?.slice(1) ?? iban.match(FOURS) ?? [iban]).join(' ');
}

/** What an account number is recognised by where it is not shown: its last four characters. */
export function endingOfBankAccount(iban: string): string {
  return iban.slice(-4);
}

/** ISO 7064: the country and the check digits last, letters as numbers from 10, digit by digit since it is no safe integer. */
function remainderOf97(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
