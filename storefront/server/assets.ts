import { attributesMarkup } from '../src/content/head-markup.ts';

/** One entry of Vite's manifest; the parts that matter here. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  /** Styles and code that a page with these modules needs, as markup for its head. */
  markup(drivers: readonly string[]): string;
  /** The styles alone, for a page without code. */
  readonly styles: string;
  /** Everything of the build that a page with these modules needs first. */
  files(drivers: readonly string[]): PageFiles;
}

export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'src/entry-client.tsx';

/** Where the code of a module lies in the manifest: its folder and file carry the driver's name. */
const moduleKey = (driver: string) => `../modules/src/${driver}/${driver}.tsx`;

/** Reads from the manifest what a page needs, once for each set of modules. */
export function createAssets(manifest: Manifest): Assets {
  const known = new Map<string, string>();
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no entry ${ENTRY}`);

  function files(drivers: readonly string[]): PageFiles {
    const styles = new Set<string>();
    const scripts = new Set<string>();
    // The entry's styles hold the theme: they go first, so that whatever comes later may build on them.
    for (const file of entry?.css ?? []) styles.add(file);
    for (const key of [ENTRY, ...drivers.map(moduleKey)]) collect(manifest, key, styles, scripts);
    return { styles: [...styles], scripts: [...scripts] };
  }

  function markup(drivers: readonly string[]): string {
    const key = drivers.toSorted().join();
    const made = known.get(key);
    if (made !== undefined) return made;
    const { styles, scripts } = files(drivers.toSorted());
    const preloads = scripts.filter((file) => file !== entry?.file);
    const text = [
      styleLinks(styles),
      ...preloads.map((file) => `<link${attributesMarkup({ rel: 'modulepreload', href: `/${file}` })} crossorigin>`),
      `<script type="module" crossorigin${attributesMarkup({ src: `/${entry?.file}` })}></script>`,
    ].join('');
    known.set(key, text);
    return text;
  }

  return { markup, files, styles: styleLinks(files([]).styles) };
}

function collect(manifest: Manifest, key: string, styles: Set<string>, scripts: Set<string>) {
  const chunk = manifest[key];
  if (!chunk || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, styles, scripts);
  for (const file of chunk.css ?? []) styles.add(file);
}

function styleLinks(files: readonly string[]): string {
  return files.map((file) => `<link${attributesMarkup({ rel: 'stylesheet', href: `/${file}` })} crossorigin>`).join('');
}
