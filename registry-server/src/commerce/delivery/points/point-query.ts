import { parsePostalCode } from '@witryna/module-schemas/validation';
import { parsePointCode } from './delivery-point.ts';
import { askedWords } from './point-words.ts';

/** What somebody who typed this looks for. */
export type PointQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'postcode'; readonly prefix: string }
  | { readonly kind: 'code'; readonly prefix: string; readonly words: readonly string[] }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** A postal code among other words: „31-147 Kraków”. */
const POSTCODE_WITHIN = /(?<!\d)\d{2}-\d{3}(?!\d)/;
const BEGUN_POSTCODE = /^\d{2}-\d{0,2}$/;
/** Letters, then digits: `KRA010`, `POP-WAW12`. */
const BEGUN_CODE = /^\p{Lu}[\p{Lu}-]*\d/u;

/** Reads what was typed: a postal code, the beginning of a point's code, or words of a town and a street. */
export function parsePointQuery(typed: string): PointQuery {
  const text = typed.trim();
  if (text === '') return { kind: 'all' };
  const postcode = parsePostalCode(text) ?? POSTCODE_WITHIN.exec(text)?.[0] ?? BEGUN_POSTCODE.exec(text)?.[0];
  if (postcode !== undefined) return { kind: 'postcode', prefix: postcode };
  const code = parsePointCode(text);
  const words = askedWords(text);
  return code !== undefined && BEGUN_CODE.test(code) ? { kind: 'code', prefix: code, words } : { kind: 'words', words };
}
