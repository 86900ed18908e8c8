import { trimSign } from '../shared/trim-sign.ts';
import type { SharedSnippet } from '../wire/related.ts';
import { anchorOf, anchorsIn, claimAnchors } from './anchors.ts';
import { MAX_PAGE_DEPTH, MAX_PLACED_MODULES, PAGE_SLOTS, type PageDocument, type PlacedModule } from './page.ts';

/** The module that places a shared snippet. */
export const SNIPPET_DRIVER = 'snippet';

type Page = Pick<PageDocument, 'slots' | 'containers'>;
type Containers = Readonly<Record<string, PlacedModule>>;

/** Snippets by key, as `meta.related.snippets` has them. */
export type SharedSnippets = Readonly<Record<string, SharedSnippet>>;

/** The key of the snippet that a placed module shows; undefined for other modules, and where none is chosen. */
export function snippetKeyOf({ driver, settings }: PlacedModule): string | undefined {
  if (driver !== SNIPPET_DRIVER || typeof settings.snippet !== 'string') return undefined;
  return trimSign(settings.snippet, '/');
}

/** The ids of the modules that a snippet shows, whichever of its slots they stand in. */
export const idsOfSnippet = ({ slots }: Pick<SharedSnippet, 'slots'>): readonly string[] =>
  PAGE_SLOTS.flatMap((slot) => slots[slot] ?? []);

/**
 * The page with the modules of its snippets in the place of the modules that name them, ready to be rendered; the same
 * page where there are none. A snippet that is not there, or that lies in itself, is passed over, and whatever the
 * snippets hold, the page has no more modules than a page may have, and none deeper; snippets that multiply each other
 * are opened as often as a page may have modules, full or empty, and no more. The anchors of the page stand before those
 * of its snippets, and what is shown twice has its own the first time; the anchor of a module that places a snippet is
 * that of the first module in it.
 */
export function resolveSnippets<P extends Page>(page: P, snippets: SharedSnippets): P {
  if (!Object.values(page.containers).some(({ driver }) => driver === SNIPPET_DRIVER)) return page;
  const containers: Record<string, PlacedModule> = {};
  const takenAnchors = new Set(
    Object.values(page.containers)
      .flatMap(anchorsIn)
      .map(({ anchor }) => anchor),
  );
  let count = 0;
  let opened = 0;

  function newId(wanted: string): string {
    let id = wanted;
    while (Object.hasOwn(containers, id)) id += '~';
    return id;
  }

  function place(given: PlacedModule, from: Containers, prefix: string, path: readonly string[], depth: number) {
    if (depth > MAX_PAGE_DEPTH || count >= MAX_PLACED_MODULES) return undefined;
    count += 1;
    const placed = path.length === 0 ? given : claimAnchors(given, takenAnchors);
    const id = newId(prefix + placed.id);
    // Its place in the order of reading is before what it holds.
    containers[id] = placed;
    const held = Object.entries(placed.slots ?? {}).map(
      ([slot, ids]) => [slot, placeAll(ids, from, prefix, path, depth + 1)] as const,
    );
    containers[id] = { ...placed, id, ...(placed.slots && { slots: Object.fromEntries(held) }) };
    return id;
  }

  function placeAll(
    ids: readonly string[],
    from: Containers,
    prefix: string,
    path: readonly string[],
    depth: number,
  ): string[] {
    return ids.flatMap((id) => {
      const placed = Object.hasOwn(from, id) ? from[id] : undefined;
      if (!placed) return [];
      if (placed.driver === SNIPPET_DRIVER) return placeSnippet(placed, prefix, path, depth);
      return place(placed, from, prefix, path, depth) ?? [];
    });
  }

  function placeSnippet(placed: PlacedModule, prefix: string, path: readonly string[], depth: number): string[] {
    const key = snippetKeyOf(placed);
    const snippet = key !== undefined && Object.hasOwn(snippets, key) ? snippets[key] : undefined;
    if (key === undefined || !snippet || path.includes(key)) return [];
    if (opened >= MAX_PLACED_MODULES) return [];
    opened += 1;
    const anchor = anchorOf(path.length === 0 ? placed : claimAnchors(placed, takenAnchors));
    const ids = placeAll(idsOfSnippet(snippet), snippet.containers, `${prefix}${placed.id}~`, [...path, key], depth);
    const [first] = ids;
    const shown = first === undefined ? undefined : containers[first];
    if (first !== undefined && shown && anchor !== undefined) containers[first] = { ...shown, anchor };
    return ids;
  }

  const slots = Object.fromEntries(
    PAGE_SLOTS.map((slot) => [slot, placeAll(page.slots[slot], page.containers, '', [], 1)]),
  ) as unknown as PageDocument['slots'];
  return { ...page, slots, containers };
}
