import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PACKAGES = ['module-schemas', 'modules', 'registry-server', 'registry-server/stand-ins', 'editor', 'storefront'];
const FILE_NAME = /\.(ts|tsx|mjs|js|json|md|graphql|css|html|txt|py)$/;
/** The module that the guide to a new module writes step by step. */
const OF_THE_GUIDE = /\/call-out\//;
const INSTALLED_OR_BUILT = new Set(['node_modules', 'dist', '.git', 'data']);

export function findDocuments(root: string): string[] {
  return globSync('**/*.md', {
    cwd: root,
    exclude: (path) => INSTALLED_OR_BUILT.has(path.split('/').at(-1) ?? ''),
  }).sort();
}

/** Relative links, and paths of files in backticks, that lead nowhere. Code blocks are examples and are not read. */
export function findDeadPaths(root: string, document: string): string[] {
  const text = withoutCodeBlocks(readFileSync(join(root, document), 'utf8'));
  const folders = foldersToLookIn(document);
  const deadLinks = relativeLinks(text).filter((link) => !existsSync(join(root, dirname(document), link)));
  const deadPaths = mentionedPaths(text).filter((path) => !folders.some((folder) => exists(join(root, folder), path)));
  return [...deadLinks, ...deadPaths].map((path) => `${document}: ${path}`);
}

function withoutCodeBlocks(text: string): string {
  let isCode = false;
  const isProse = (line: string) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode;
  };
  return text.split('\n').filter(isProse).join('\n');
}

function relativeLinks(text: string): string[] {
  const withoutCode = text.replace(/`[^`\n]*`/g, '');
  return [...withoutCode.matchAll(/\]\(([^()\s]{1,400})\)/g)]
    .map((match) => decodeURI((match[1] ?? '').split('#')[0] ?? ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));
}

/** `cart/cart.store.ts`, `e2e/editor-*.e2e.ts`; not `<feature>.ts`, `{hash}/original.webp` or a package's `@scope/name.js`. */
function mentionedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.*-]+(?:\/[\w.*-]+)+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => FILE_NAME.test(path) && !OF_THE_GUIDE.test(path));
}

/** A path is written from the root, from a package, its sources or its dependencies, or from any folder above the document. */
function foldersToLookIn(document: string): string[] {
  const above: string[] = [];
  for (let folder = dirname(document); folder !== '.'; folder = dirname(folder)) above.push(folder);
  const packages = PACKAGES.flatMap((name) => [name, join(name, 'src'), join(name, 'node_modules')]);
  return ['.', ...above, ...packages];
}

function exists(folder: string, path: string): boolean {
  return path.includes('*') ? globSync(path, { cwd: folder }).length > 0 : existsSync(join(folder, path));
}
