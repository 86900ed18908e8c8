import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import type { Subtree } from './page-patch.ts';

/** A placed module and everything below it, from the top down; undefined when it is not on the page. */
export function subtreeOf(page: PageDocument, id: string): Subtree | undefined {
  const root = page.containers[id];
  if (!root) return undefined;
  const below: PlacedModule[] = [];
  const enter = (placed: PlacedModule) => {
    for (const ids of Object.values(placed.slots ?? {})) {
      for (const childId of ids) {
        const child = page.containers[childId];
        if (!child) continue;
        below.push(child);
        enter(child);
      }
    }
  };
  enter(root);
  return [root, ...below];
}

/** How many levels a subtree has; 1 for a module with nothing in it. */
export function heightOf(subtree: Subtree): number {
  const byId = new Map(subtree.map((placed) => [placed.id, placed]));
  const height = (placed: PlacedModule): number =>
    1 + Math.max(0, ...childIdsOf(placed).map((id) => (byId.has(id) ? height(byId.get(id) as PlacedModule) : 0)));
  return height(subtree[0]);
}

/** A copy of a subtree under new ids. */
export function copyOf([root, ...below]: Subtree, newId: () => string): Subtree {
  const renamed = new Map([root, ...below].map((placed) => [placed.id, newId()]));
  const rename = (id: string) => renamed.get(id) ?? id;
  const copy = (placed: PlacedModule): PlacedModule => ({
    ...placed,
    id: rename(placed.id),
    ...(placed.slots && {
      slots: Object.fromEntries(Object.entries(placed.slots).map(([slot, ids]) => [slot, ids.map(rename)])),
    }),
  });
  return [copy(root), ...below.map(copy)];
}

function childIdsOf(placed: PlacedModule): string[] {
  return Object.values(placed.slots ?? {}).flat();
}
