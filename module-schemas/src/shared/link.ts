/** Longest address that a link may hold, in characters. */
export const MAX_HREF_LENGTH = 2048;

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const HASH = /^#[^\s#]+$/;
const ABSOLUTE = /^https?:\/\/[^\s/?#]\S*$/i;
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i;
const PHONE = /^tel:\+?[0-9][0-9 ()-]*$/i;

/** True for own paths, hashes, http(s), mailto: and tel: addresses; everything else is refused. */
export function isSafeHref(href: string): boolean {
  return href.length <= MAX_HREF_LENGTH && [OWN_PATH, HASH, ABSOLUTE, MAIL, PHONE].some((form) => form.test(href));
}

/** A link. A page of ours is held by its path: when a page moves, a redirect from the old path stays behind. */
export const linkSchema = {
  type: 'object',
  title: 'Odnośnik',
  required: ['href'],
  additionalProperties: false,
  properties: {
    href: {
      type: 'string',
      title: 'Adres',
      description: 'Strona sklepu, adres https://, mailto: lub tel:',
      minLength: 1,
      maxLength: MAX_HREF_LENGTH,
      'x-href': true,
    },
    newTab: { type: 'boolean', title: 'Otwórz w nowej karcie', default: false },
  },
} as const;

/** A link with the words that one clicks. */
export const labelledLinkSchema = {
  type: 'object',
  required: ['label', 'link'],
  additionalProperties: false,
  properties: {
    label: { type: 'string', title: 'Napis', minLength: 1, maxLength: 60 },
    link: linkSchema,
  },
} as const;
