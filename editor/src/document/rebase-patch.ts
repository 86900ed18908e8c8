import type { PageDocument } from '@witryna/module-schemas';
import { applyPatch } from './apply-patch.ts';
import { canAcceptModule } from './can-accept-module.ts';
import type { PageOperation, PagePatch } from './page-patch.ts';
import { idsInSlot } from './slot-address.ts';

/** What became of patches that were put on another page than the one they were made from. */
export interface RebaseResult {
  readonly page: PageDocument;
  /** The steps that found their place, as they were applied. */
  readonly applied: PagePatch;
  /** The steps whose module or slot is gone, or has no room. */
  readonly refused: readonly PageOperation[];
}

/** Puts a patch on a page that has changed since; each step that still makes sense is done, the others are named. */
export function rebasePatch(page: PageDocument, patch: PagePatch): RebaseResult {
  let current = page;
  const applied: PageOperation[] = [];
  const refused: PageOperation[] = [];
  for (const operation of patch) {
    const fitted = fitOperation(current, operation);
    if (fitted) {
      current = applyPatch(current, [fitted]).page;
      applied.push(fitted);
    } else refused.push(operation);
  }
  return { page: current, applied, refused };
}

/** The same step for this page; undefined when it has no place there. */
function fitOperation(page: PageDocument, operation: PageOperation): PageOperation | undefined {
  switch (operation.op) {
    case 'page':
      return operation;
    case 'settings':
    case 'remove':
      return page.containers[operation.id] ? operation : undefined;
    case 'insert': {
      const { subtree, to } = operation;
      const isNew = subtree.every(({ id }) => !Object.hasOwn(page.containers, id));
      return isNew && canAcceptModule(page, { subtree }, to) ? fitAfter(page, operation) : undefined;
    }
    case 'move':
      return canAcceptModule(page, { id: operation.id }, operation.to) ? fitAfter(page, operation) : undefined;
  }
}

/** When the sibling in front is gone, the end of the slot is the nearest place. */
function fitAfter(page: PageDocument, operation: Extract<PageOperation, { after: string | null }>): PageOperation {
  const moved = operation.op === 'move' ? operation.id : undefined;
  const ids = (idsInSlot(page, operation.to) ?? []).filter((id) => id !== moved);
  const { after } = operation;
  return after === null || ids.includes(after) ? operation : { ...operation, after: ids.at(-1) ?? null };
}
