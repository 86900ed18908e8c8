const POLISH_PHONE = /^(?:\+48)?\d{9}$/;
const FOREIGN_PHONE = /^\+\d{8,15}$/;

/** Digits with the country's prefix; undefined when it is no number. */
export function readPhone(given: string): string | undefined {
  const digits = given.replace(/[\s()-]/g, '');
  if (POLISH_PHONE.test(digits)) return `+48${digits.slice(-9)}`;
  return FOREIGN_PHONE.test(digits) ? digits : undefined;
}
