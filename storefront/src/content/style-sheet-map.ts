/** Which style sheets the parts of a page need; made by the build from the graph of source files. */
export interface StyleSheetMap {
  /** The file of every sheet by its name, in the order in which they stand in a document. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the sheets of every page: theme, and what stands around the page's content. */
  readonly base: readonly string[];
  /** Those of our own pages: not found, failure, error, maintenance. */
  readonly plain: readonly string[];
  /** Those of the pages that mails lead to. */
  readonly mailLink: readonly string[];
  /** Those of every module by its driver. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** What a page is made of. */
export interface PageParts {
  readonly drivers: readonly string[];
  /** One of our own pages: not found, failure, error. */
  readonly isPlain: boolean;
  /** One of those that mails lead to. */
  readonly isMailLink?: boolean;
}

/** Names of the sheets that such a page needs, each once, in order; what the build does not know needs none. */
export function sheetsOf(map: StyleSheetMap, { drivers, isPlain, isMailLink }: PageParts): string[] {
  const needed = new Set(map.base);
  const add = (names: readonly string[] = []) => {
    for (const name of names) needed.add(name);
  };
  if (isPlain) add(map.plain);
  if (isMailLink) add(map.mailLink);
  for (const driver of drivers) if (Object.hasOwn(map.modules, driver)) add(map.modules[driver]);
  return Object.keys(map.files).filter((name) => needed.has(name));
}

/** The attribute of a document's own sheet that names what lies in it, so that the browser fetches none of it again. */
export const SHEETS_ATTRIBUTE = 'data-sheets';
