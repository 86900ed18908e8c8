const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;
const NIP = /^\d{10}$/;
const ALL_EQUAL = /^(\d)\1*$/;

/** The ten digits of a Polish tax number as people type it; undefined when its check digit is wrong. */
export function parseNip(text: string): string | undefined {
  const digits = text.trim().replace(/^PL/i, '').replace(/[\s-]/g, '');
  // The check digit alone would let 0000000000 pass.
  if (!NIP.test(digits) || ALL_EQUAL.test(digits)) return undefined;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]) ? digits : undefined;
}
