const DIGITS = 6;

/** The digits of what was typed or pasted. */
export const blikDigits = (typed: string): string => typed.replace(/\D/g, '');

/** A code as people read it, `123 456`. */
export function formatBlikCode(typed: string): string {
  const digits = blikDigits(typed);
  return digits.length > 3 ? `${digits.slice(0, 3)}\u00a0${digits.slice(3)}` : digits;
}

/** Whether it can be a code at all. */
export const isBlikCode = (typed: string): boolean => blikDigits(typed).length === DIGITS;

/** Ways of payment that take a code of BLIK on the shop's own page. */
const BLIK_METHODS: readonly string[] = ['przelewy24_blik', 'paynow_blik_gateway'];

/** Whether a way of payment takes such a code. */
export const takesBlikCode = (method: string): boolean => BLIK_METHODS.includes(method);
