/** Faults as rjsf lays them beside its fields: `__errors` at each, the fields below by name. */
interface ErrorTree {
  readonly __errors?: readonly string[];
  readonly [name: string]: ErrorTree | readonly string[] | undefined;
}

/** The faults of a field and of everything below it, each sentence once. */
export function allErrors(errors: unknown): string[] {
  return [...new Set(listErrors(errors as ErrorTree | undefined))];
}

/** How many faults lie at a field and below it. */
export function countErrors(errors: unknown): number {
  return listErrors(errors as ErrorTree | undefined).length;
}

/** The part of the tree that belongs to one field. */
export function errorsOf(errors: unknown, name: string): unknown {
  return (errors as ErrorTree | undefined)?.[name];
}

function listErrors(tree: ErrorTree | readonly string[] | undefined): string[] {
  if (!tree) return [];
  if (isSentences(tree)) return [...tree];
  return Object.values(tree).flatMap(listErrors);
}

const isSentences = (tree: ErrorTree | readonly string[]): tree is readonly string[] => Array.isArray(tree);
