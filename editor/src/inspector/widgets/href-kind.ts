import { isSafeHref } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';

/** What an address leads to, in a word; undefined for one that is not allowed. */
export function hrefKind(href: string): string | undefined {
  if (!isSafeHref(href)) return undefined;
  if (href.startsWith('/')) return t.inspector.link.page;
  if (href.startsWith('#')) return t.inspector.link.hash;
  if (/^mailto:/i.test(href)) return t.inspector.link.mail;
  if (/^tel:/i.test(href)) return t.inspector.link.phone;
  return t.inspector.link.outside;
}

const LOOKS_LIKE_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;
const LOOKS_LIKE_MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

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
  return hrefKind(asHref(typed)) !== undefined;
}
