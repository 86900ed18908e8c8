import { trimSign } from '@witryna/module-schemas';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A title as a part of an address: `Łąka o świcie` → `laka-o-swicie`. */
export function slugify(title: string): string {
  const words = title
    .replace(/[łŁøđßæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return trimSign(words, '-');
}

/** What was typed as an address, brought into the form that the server takes. */
export function toUrlPath(typed: string): string {
  const parts = typed.trim().split('/').map(slugify).filter(Boolean);
  return `/${parts.join('/')}`;
}
