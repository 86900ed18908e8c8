import { posix } from 'node:path';
import { lineAt, type SourceFile, walk } from './source-tree.ts';

/** Names that only this code used, and the field's word for each. Exact identifiers, not parts of them. */
const REPLACED_NAMES: ReadonlyMap<string, string> = new Map([
  ['reckonCart', 'calculateCart'],
  ['reckonTotals', 'calculateTotals'],
  ['reckonWithOffers', 'calculateCartWithOffers'],
  ['toldOf', 'withNotices'],
]);

/** The same for names of files and folders, without their endings. */
const REPLACED_FILES: ReadonlyMap<string, string> = new Map([['reckon-cart', 'calculate-cart']]);

/** Identifiers of a file that have an ordinary word. */
export function privateNames(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.body, (node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    const word = REPLACED_NAMES.get(node.name);
    if (word) found.push(`${file.path}:${lineAt(file, node.start)} ${node.name}: call it ${word}`);
  });
  return found;
}

/** Parts of a path that have an ordinary word. */
export function privateFileNames(path: string): string[] {
  return path
    .split('/')
    .map((part) => (part.includes('.') ? posix.basename(part).slice(0, part.indexOf('.')) : part))
    .filter((part) => REPLACED_FILES.has(part))
    .map((part) => `${path}: ${part} is called ${REPLACED_FILES.get(part)}`);
}
