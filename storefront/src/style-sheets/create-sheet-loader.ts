import { type PageParts, SHEETS_ATTRIBUTE, type StyleSheetMap, sheetsOf } from '../content/style-sheet-map.ts';

interface SheetLoaderOptions {
  readonly document: Document;
  readonly sheets: StyleSheetMap;
}

/**
 * Gives the function that loads the sheets which a page needs and the document has not. They come as files: the policy
 * allows the document's own sheet by its hash, and no other element.
 */
export function createSheetLoader({ document, sheets }: SheetLoaderOptions): (parts: PageParts) => Promise<void> {
  const own = document.querySelector(`style[${SHEETS_ATTRIBUTE}]`)?.getAttribute(SHEETS_ATTRIBUTE) ?? '';
  const inlined = new Set(own.split(' '));
  const loads = new Map<string, Promise<void>>();
  const order = Object.keys(sheets.files);

  function load(name: string): Promise<void> {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${sheets.files[name]}`;
    link.dataset.sheet = name;
    const loaded = new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        // Forgotten, so that the next page which needs it tries again.
        link.remove();
        loads.delete(name);
        reject(new Error(`The style sheet ${name} was not loaded`));
      });
    });
    document.head.insertBefore(link, followerOf(name));
    return loaded;
  }

  /** The first of the loaded sheets that stands behind this one in the fixed order. */
  function followerOf(name: string): Element | null {
    const links = [...document.head.querySelectorAll<HTMLElement>('link[data-sheet]')];
    return links.find(({ dataset }) => order.indexOf(dataset.sheet ?? '') > order.indexOf(name)) ?? null;
  }

  return async (parts) => {
    const missing = sheetsOf(sheets, parts).filter((name) => !inlined.has(name));
    await Promise.all(
      missing.map((name) => {
        const loading = loads.get(name) ?? load(name);
        loads.set(name, loading);
        return loading;
      }),
    );
  };
}
