import { attributesMarkup } from '../../src/content/head-markup.ts';

/** One entry of Vite's manifest; the parts that matter here. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  /** Styles and code that a page with these modules needs, as markup for its head. */
  markup(page: PageParts): string;
  /** The styles of our own pages alone, for one without code. */
  readonly plainStyles: string;
  /** Everything of the build that such a page needs first. */
  files(page: PageParts): PageFiles;
}

/** What a page is made of. */
export interface PageParts {
  readonly drivers: readonly string[];
  /** One of our own pages: not found, failure, error. */
  readonly isPlain: boolean;
  /** One of those that mails lead to. */
  readonly isMailLink?: boolean;
}

export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const ENTRY = 'src/entry-client.ts';
/** What the entry loads when a page is needed alive. */
const START = 'src/start.tsx';
const PLAIN_PAGES = 'src/errors/plain-view.tsx';
const MAIL_LINKS = 'src/mail-links/mail-link-view.tsx';

/** Where the code of a module lies in the manifest: its folder and file carry the driver's name. */
const moduleKey = (driver: string) => `../modules/src/${driver}/${driver}.tsx`;

/** Reads from the manifest what a page needs, once for each set of modules. */
export function createAssets(manifest: Manifest): Assets {
  const known = new Map<string, string>();
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no entry ${ENTRY}`);

  function files({ drivers, isPlain, isMailLink }: PageParts): PageFiles {
    const styles = new Set<string>();
    const scripts = new Set<string>();
    // The entry's styles hold the theme: they go first, so that whatever comes later may build on them.
    for (const file of entry?.css ?? []) styles.add(file);
    const own = [...(isPlain ? [PLAIN_PAGES] : []), ...(isMailLink ? [MAIL_LINKS] : [])];
    const keys = [ENTRY, START, ...own, ...drivers.map(moduleKey)];
    for (const key of keys) collect(manifest, key, styles, scripts);
    return { styles: [...styles], scripts: [...scripts] };
  }

  function markup({ drivers, isPlain, isMailLink = false }: PageParts): string {
    const sorted = drivers.toSorted();
    const key = `${isPlain} ${isMailLink} ${sorted}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const { styles, scripts } = files({ drivers: sorted, isPlain, isMailLink });
    // A page of the registry loads its code when its first screen is there; our own pages are forms and are needed alive.
    const preloads = isPlain ? scripts.filter((file) => file !== entry?.file) : [];
    const text = [
      styleLinks(styles),
      ...preloads.map((file) => `<link${attributesMarkup({ rel: 'modulepreload', href: `/${file}` })} crossorigin>`),
      `<script type="module" crossorigin fetchpriority="low"${attributesMarkup({ src: `/${entry?.file}` })}></script>`,
    ].join('');
    known.set(key, text);
    return text;
  }

  return { markup, files, plainStyles: styleLinks(files({ drivers: [], isPlain: true }).styles) };
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
