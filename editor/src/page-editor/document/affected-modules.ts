import type { PageOperation, PagePatch } from './page-patch.ts';

/** The placed modules that a patch changes, adds or takes away; the inverse tells where they came from. */
export function affectedModules(patch: PagePatch, inverse: PagePatch): Set<string> {
  const touched = new Set<string>();
  for (const operation of [...patch, ...inverse]) {
    for (const id of idsOf(operation)) touched.add(id);
  }
  return touched;
}

/** Whether modules come, go or move; settings and page properties leave the structure as it is. */
export function affectsStructure(patch: PagePatch): boolean {
  return patch.some(({ op }) => op === 'insert' || op === 'remove' || op === 'move');
}

function idsOf(operation: PageOperation): readonly string[] {
  switch (operation.op) {
    case 'insert':
      return [...operation.subtree.map(({ id }) => id), ...parentOf(operation)];
    case 'move':
      return [operation.id, ...parentOf(operation)];
    case 'remove':
    case 'settings':
    case 'anchor':
      return [operation.id];
    case 'page':
      return [];
  }
}

function parentOf({ to }: Extract<PageOperation, { op: 'insert' | 'move' }>): readonly string[] {
  return to.parentId === null ? [] : [to.parentId];
}
