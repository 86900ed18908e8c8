import { isContentKind, type PageDocument, replaceReferences } from '@witryna/module-schemas';
import { slugOf, urlPathOf } from '../slug.ts';
import { splitAddress } from '../split-address.ts';

/** Whether a link leads to a page of the same site other than its home page. */
const isOwn = (href: string) => /^\/[^/?#]/.test(href);
const trimmed = (slug: string) => (slug.endsWith('/') ? slug.slice(0, -1) : slug);
const keyOf = (path: string) => trimmed(slugOf(path));

/** The slugs of all content of the site that a page points at or leads to. */
export function slugsIn(document: PageDocument): string[] {
  const found = new Set<string>();
  replaceReferences(document, {
    reference(kind, key) {
      if (isContentKind(kind)) found.add(keyOf(key));
      return key;
    },
    href(href) {
      if (isOwn(href)) found.add(keyOf(splitAddress(href)[0]));
      return href;
    },
  });
  return [...found];
}

/**
 * A page as the beginning of its translation: the same modules and texts, with the versions of what it points at, as
 * far as there are any. Its canonical address, which is that of the source, is left out.
 */
export function copyDocument(
  document: PageDocument,
  title: string,
  counterparts: ReadonlyMap<string, string>,
): PageDocument {
  const { canonical: _, ...meta } = document.properties.meta;
  const copied = replaceReferences(document, {
    reference(kind, key) {
      const slug = isContentKind(kind) ? counterparts.get(keyOf(key)) : undefined;
      if (slug === undefined) return key;
      return key.startsWith('/') ? urlPathOf(slug) : slug;
    },
    href(href) {
      if (!isOwn(href)) return href;
      const [path, rest] = splitAddress(href);
      const slug = counterparts.get(keyOf(path));
      return slug === undefined ? href : urlPathOf(slug) + rest;
    },
  });
  return { ...copied, title, properties: { ...copied.properties, meta } };
}
