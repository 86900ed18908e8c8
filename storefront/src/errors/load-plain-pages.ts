import { DEFAULT_THEME } from '../config.ts';
import { loadSheets } from '../style-sheets/index.ts';

type PlainPages = Pick<typeof import('./plain-view.tsx'), 'PlainView'>;

let loaded: PlainPages | undefined;

/**
 * Loads the pages of our own: not found, failure, error. The first page of most visits needs none of them.
 * Without their style sheets they can still be read.
 */
export async function loadPlainPages(): Promise<void> {
  const sheets = loadSheets({ theme: DEFAULT_THEME, drivers: [], isPlain: true }).catch(() => undefined);
  if (!loaded) {
    const { PlainView } = await import('./plain-view.tsx');
    loaded = { PlainView };
  }
  await sheets;
}

/** The pages of our own without waiting; undefined while they are not loaded. */
export function loadedPlainPages(): PlainPages | undefined {
  return loaded;
}
