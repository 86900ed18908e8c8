import { normalizeForSearch } from '@witryna/module-schemas';

const NOT_CODE = /[^a-z0-9]+/g;

/** A sku or EAN as codes are compared: `RL-SW-001` and `rl sw 001` are one. */
export function codeOf(text: string): string {
  return normalizeForSearch(text).replace(NOT_CODE, '');
}
