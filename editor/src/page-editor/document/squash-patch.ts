import type { FieldChanges, PageOperation, PagePatch } from './page-patch.ts';

type FieldOperation = Extract<PageOperation, { op: 'settings' | 'page' }>;

/** Two patches, one after the other, as one; steps on the same fields become one step, so that typing stays small. */
export function squashPatches(first: PagePatch, second: PagePatch): PagePatch {
  const [last, next] = [first.at(-1), second[0]];
  if (last?.op === 'anchor' && next?.op === 'anchor' && last.id === next.id) {
    return [...first.slice(0, -1), ...second];
  }
  if (!last || !next || !isFieldOperation(last) || !isFieldOperation(next) || !isSameRecord(last, next)) {
    return [...first, ...second];
  }
  return [...first.slice(0, -1), { ...last, ...squashChanges(last, next) }, ...second.slice(1)];
}

function squashChanges(first: FieldChanges, second: FieldChanges): FieldChanges {
  const set = { ...first.set, ...second.set };
  for (const name of second.unset) delete set[name];
  const unset = new Set([...first.unset, ...second.unset].filter((name) => !Object.hasOwn(set, name)));
  return { set, unset: [...unset] };
}

function isFieldOperation(operation: PageOperation): operation is FieldOperation {
  return operation.op === 'settings' || operation.op === 'page';
}

function isSameRecord(a: FieldOperation, b: FieldOperation): boolean {
  if (a.op === 'settings') return b.op === 'settings' && a.id === b.id;
  return b.op === 'page' && a.part === b.part;
}
