import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const CLIENT = new URL('../../storefront/dist/client/', import.meta.url);

/** The scripts of every page that comes to life, whatever modules it has. */
const EVERYWHERE = ['src/entry-client.ts', 'src/start.tsx'];

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

interface StyleSheetMap {
  readonly files: Readonly<Record<string, string>>;
  readonly base: readonly string[];
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly optional: Readonly<Record<string, readonly string[]>>;
}

/** What a page has to load for one module, gzipped. */
export interface ModuleWeight {
  readonly driver: string;
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

/** The weight of every module in the build: its script and styles with all that they need and no page has anyway. */
export function weighModules(drivers: readonly string[]): readonly ModuleWeight[] {
  const chunks = readChunks();
  const sheets: StyleSheetMap = readJson('.vite/style-sheets.json');
  const everywhere = new Set(EVERYWHERE.flatMap((entry) => scriptsFrom(chunks, entry)));
  return drivers.map((driver) => {
    const entry = entryOf(driver);
    const scripts = (chunks[entry] ? scriptsFrom(chunks, entry) : []).filter((file) => !everywhere.has(file));
    const parts = Object.entries(sheets.optional).filter(([part]) => part.startsWith(`${driver}/`));
    const names = [...(sheets.modules[driver] ?? []), ...parts.flatMap(([, needed]) => needed)];
    const styles = [...new Set(names)].filter((name) => !sheets.base.includes(name));
    return {
      driver,
      scriptBytes: scripts.reduce((bytes, file) => bytes + gzipped(readText(file)), 0),
      styleBytes: gzipped(styles.map((name) => readText(sheets.files[name] ?? '')).join('')),
    };
  });
}

/** The files of every page that comes to life, by the names that the build gives them. */
export function namesEverywhere(): string[] {
  const chunks = readChunks();
  const files = EVERYWHERE.flatMap((entry) => scriptsFrom(chunks, entry));
  return Object.values(chunks)
    .filter(({ file }) => files.includes(file))
    .map(({ file, name }) => name ?? file);
}

/** For each file of this name: what it imports, by the names that the build gives. */
export function importsOf(name: string): string[][] {
  const chunks = readChunks();
  const keys = Object.keys(chunks).filter((key) => chunks[key]?.name === name);
  return keys.map((key) => {
    const files = scriptsFrom(chunks, key);
    return Object.values(chunks).flatMap((chunk) => (files.includes(chunk.file) && chunk.name ? [chunk.name] : []));
  });
}

/** What a file weighs that modules without one of their own come in: those of most pages, those with forms. */
export function weighGroup(name: 'modules' | 'forms'): number {
  const chunk = Object.values(readChunks()).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no file of ${name}.`);
  return gzipped(readText(chunk.file));
}

/** The modules that have files of their own among these paths. */
export function driversOfScripts(paths: readonly string[], drivers: readonly string[]): string[] {
  const chunks = readChunks();
  return drivers.filter((driver) => paths.includes(`/${chunks[entryOf(driver)]?.file}`));
}

const entryOf = (driver: string) => `../modules/src/${driver}/${driver}.tsx`;

/** A script with those that it imports. */
function scriptsFrom(chunks: Readonly<Record<string, Chunk>>, entry: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(entry);
  return [...files];
}

const readChunks = (): Readonly<Record<string, Chunk>> => readJson('.vite/manifest.json');
const readText = (file: string) => readFileSync(new URL(file, CLIENT), 'utf8');
const readJson = (file: string) => JSON.parse(readText(file));
const gzipped = (text: string) => (text === '' ? 0 : gzipSync(text).length);

/** What files of the build weigh together, gzipped, by their paths in the shop; paths of other things weigh nothing. */
export function weighFiles(paths: readonly string[]): number {
  const files = paths.filter((path) => /^\/assets\/[\w.-]+\.(?:js|css)$/.test(path));
  return files.reduce((bytes, path) => bytes + gzipped(readText(path.slice(1))), 0);
}

/** What the styles in a document weigh as a file of their own, gzipped. */
export const weighStyles = (css: string): number => gzipped(css);
