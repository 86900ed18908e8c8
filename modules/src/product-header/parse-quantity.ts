import { MAX_QUANTITY } from '@witryna/module-schemas';

const DIGITS = /^\d{1,9}$/;

/** A typed number of pieces, brought between one and the most; what stood there before where it is no number. */
export function parseQuantity(
  typed: string,
  before: number,
): { readonly value: number; readonly isOutOfRange: boolean } {
  const trimmed = typed.trim();
  if (!DIGITS.test(trimmed)) return { value: before, isOutOfRange: false };
  const wanted = Number(trimmed);
  const value = Math.min(MAX_QUANTITY, Math.max(1, wanted));
  return { value, isOutOfRange: value !== wanted };
}
