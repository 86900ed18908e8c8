import { DEFAULT_THEME } from '../config.ts';
import type { ScreenPath } from '../content/own-paths.ts';
import type { ShopState, View } from '../content/view.ts';
import { loadSheets } from '../style-sheets/index.ts';

type PlainPages = Pick<
  typeof import('./plain-view.tsx'),
  'PlainView' | 'loadCodeOf' | 'loadFailurePages' | 'loadScreenAhead' | 'beginView'
>;

let loaded: PlainPages | undefined;

/**
 * Loads the pages of our own: not found, failure, error. The first page of most visits needs none of them.
 * Without their style sheets they can still be read.
 */
export async function loadPlainPages(): Promise<void> {
  const sheets = loadSheets({ theme: DEFAULT_THEME, drivers: [], isPlain: true }).catch(() => undefined);
  const { loadFailurePages } = await loadCode();
  await loadFailurePages();
  await sheets;
}

/**
 * Loads the code that the view of a document is made of, which came with its style sheets. What waits for code while the
 * page comes to life is not alive yet, and React forgets what was pressed in it.
 */
export async function loadPlainView(view: View): Promise<void> {
  const { loadCodeOf } = await loadCode();
  await loadCodeOf(view);
}

/** Loads all that a screen is drawn with, before somebody goes there. */
export async function loadPlainScreen(path: ScreenPath, shop: ShopState): Promise<void> {
  const { loadScreenAhead } = await loadCode();
  await loadScreenAhead(path, shop);
}

async function loadCode(): Promise<PlainPages> {
  if (!loaded) {
    const { PlainView, loadCodeOf, loadFailurePages, loadScreenAhead, beginView } = await import('./plain-view.tsx');
    loaded = { PlainView, loadCodeOf, loadFailurePages, loadScreenAhead, beginView };
  }
  return loaded;
}

/** The pages of our own without waiting; undefined while they are not loaded. */
export function loadedPlainPages(): PlainPages | undefined {
  return loaded;
}
