import type { ReferenceKind } from '../define-module.ts';
import type { PageDocument } from '../page/page.ts';
import { collectReferences } from './collect-references.ts';

export type Relations = Readonly<Record<ReferenceKind, readonly string[]>>;

/** The keys of all entities that a page points at, by kind, each once, in the order of the page. */
export function collectRelations(page: PageDocument): Relations {
  const found: Record<ReferenceKind, Set<string>> = {
    product: new Set(),
    article: new Set(),
    author: new Set(),
    'article-category': new Set(),
    'article-filter': new Set(),
    navigation: new Set(),
    banner: new Set(),
    gallery: new Set(),
    'shared-link': new Set(),
    page: new Set(),
    file: new Set(),
    snippet: new Set(),
    brand: new Set(),
    category: new Set(),
    line: new Set(),
    filter: new Set(),
  };
  for (const { kind, key } of collectReferences(page)) found[kind].add(key);
  return Object.fromEntries(Object.entries(found).map(([kind, keys]) => [kind, [...keys]])) as unknown as Relations;
}
