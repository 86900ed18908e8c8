import { MAX_PAGE_DEPTH, MAX_PLACED_MODULES, type PageDocument, type PlacedModule } from '../page/page.ts';
import { idsOfSnippet, type SharedSnippets, snippetKeyOf } from '../page/resolve-snippets.ts';
import { walkPage } from '../page/walk-page.ts';
import type { PageFault } from '../wire/answers.ts';
import type { SharedSnippet } from '../wire/related.ts';

/** Height and number of the modules that a snippet stands for. */
interface Extent {
  readonly height: number;
  readonly count: number;
}

const NOTHING: Extent = { height: 0, count: 0 };

/**
 * Faults of the snippets that a page shows: one that holds the page itself, modules that would stand too deep, more of
 * them than a page may have. `ownKey` is the page's own key where it is a snippet.
 */
export function validateSnippets(page: PageDocument, snippets: SharedSnippets, ownKey?: string): PageFault[] {
  const extentOf = createExtents(snippets);
  const faults: PageFault[] = [];
  let count = 0;
  for (const { placed, depth } of walkPage(page)) {
    const key = snippetKeyOf(placed);
    if (key === undefined) {
      count += 1;
      continue;
    }
    const path = `/containers/${placed.id}/settings/snippet`;
    const circle = ownKey === undefined ? undefined : findSnippetPath(ownKey, key, snippets);
    if (circle) {
      const message = circleSentence(circle, page.title, snippets);
      faults.push({ path, rule: 'snippet-circle', message, placedModuleId: placed.id });
      continue;
    }
    const extent = extentOf(key);
    count += extent.count;
    if (depth - 1 + extent.height > MAX_PAGE_DEPTH) {
      const message = `Z tym fragmentem moduły są zagnieżdżone głębiej niż ${MAX_PAGE_DEPTH} poziomów.`;
      faults.push({ path, rule: 'page-depth', message, placedModuleId: placed.id });
    }
  }
  if (count > MAX_PLACED_MODULES) {
    const message = `Strona z fragmentami ma ${count} modułów, a może mieć najwyżej ${MAX_PLACED_MODULES}.`;
    faults.push({ path: '/containers', rule: 'page-size', message });
  }
  return faults;
}

/** The keys from one snippet to another that it holds, the shortest first step first; undefined where it does not. */
function findSnippetPath(goal: string, start: string, snippets: SharedSnippets): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[start, [start]]]);
  for (const [key, way] of ways) {
    if (key === goal) return way;
    const snippet = Object.hasOwn(snippets, key) ? snippets[key] : undefined;
    for (const next of snippet ? heldKeys(snippet) : []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}

const heldKeys = ({ containers }: SharedSnippet): string[] =>
  Object.values(containers).flatMap((placed) => snippetKeyOf(placed) ?? []);

function circleSentence(way: readonly string[], title: string, snippets: SharedSnippets): string {
  if (way.length === 1) return 'Fragment nie może zawierać samego siebie.';
  const names = way.slice(0, -1).map((key) => `„${snippets[key]?.title ?? key}”`);
  return `Fragment zawierałby sam siebie: „${title}” → ${names.join(' → ')} → „${title}”.`;
}

/** What snippets come to with all that they hold, each counted once; what lies in itself counts as nothing there. */
function createExtents(snippets: SharedSnippets): (key: string) => Extent {
  const known = new Map<string, Extent>();

  function extentOf(key: string): Extent {
    const found = known.get(key);
    if (found) return found;
    known.set(key, NOTHING);
    const snippet = Object.hasOwn(snippets, key) ? snippets[key] : undefined;
    const extent = snippet ? extentOfIds(idsOfSnippet(snippet), snippet.containers, 1) : NOTHING;
    known.set(key, extent);
    return extent;
  }

  function extentOfIds(
    ids: readonly string[],
    containers: Readonly<Record<string, PlacedModule>>,
    depth: number,
  ): Extent {
    let height = 0;
    let count = 0;
    for (const id of ids) {
      const placed = Object.hasOwn(containers, id) ? containers[id] : undefined;
      if (!placed || depth > MAX_PAGE_DEPTH + 1) continue;
      const key = snippetKeyOf(placed);
      const inside = key === undefined ? extentOfModule(placed, containers, depth) : extentOf(key);
      height = Math.max(height, inside.height);
      count += inside.count;
    }
    return { height, count };
  }

  function extentOfModule(
    placed: PlacedModule,
    containers: Readonly<Record<string, PlacedModule>>,
    depth: number,
  ): Extent {
    const held = extentOfIds(Object.values(placed.slots ?? {}).flat(), containers, depth + 1);
    return { height: held.height + 1, count: held.count + 1 };
  }

  return extentOf;
}
