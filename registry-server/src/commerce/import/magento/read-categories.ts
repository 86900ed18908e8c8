import { slugOfWords } from '../../../text/slug-of-words.ts';

export interface NamedCategories {
  /** Paths of the categories that are named. */
  readonly paths: readonly string[];
  /** Names of these and of all above them, by path. */
  readonly names: ReadonlyMap<string, string>;
}

/** `Default Category/Twarz/Kremy,Default Category/Nowości`: the first step is the root of the shop and no category. */
export function readCategories(text: string | undefined): NamedCategories {
  const names = new Map<string, string>();
  const paths = new Set<string>();
  for (const entry of (text ?? '').split(',')) {
    const steps = entry.split('/').map((step) => step.trim());
    let path = '';
    for (const name of steps.slice(1)) {
      const slug = slugOfWords(name);
      if (slug === '') continue;
      path = path === '' ? slug : `${path}/${slug}`;
      names.set(path, name);
    }
    if (path !== '') paths.add(path);
  }
  return { paths: [...paths], names };
}
