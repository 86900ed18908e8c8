import { isSafeHref } from '@witryna/module-schemas';

const LOOKS_LIKE_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;
const LOOKS_LIKE_MAIL = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;

/** What was typed as an address that a link may have: `kontakt@rosa.pl` → `mailto:…`, `rosa.pl` → `https://…`. */
export function asHref(typed: string): string {
  const text = typed.trim();
  if (text === '' || isSafeHref(text)) return text;
  if (LOOKS_LIKE_MAIL.test(text)) return `mailto:${text}`;
  if (LOOKS_LIKE_DOMAIN.test(text)) return `https://${text}`;
  return text;
}

/** True for what is an address on its face, not words to search pages with. */
export function looksLikeAddress(typed: string): boolean {
  return isSafeHref(asHref(typed));
}
