import { loadModules } from '@witryna/modules';
import { optionalPartsOf } from '@witryna/modules/optional-parts';
import { DEFAULT_THEME } from '../config.ts';
import { inTime } from '../content/in-time.ts';
import type { ScreenPath } from '../content/own-paths.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import { screenAreaOf, textsOfArea } from '../content/screen-areas.ts';
import { latePartsOf } from '../content/sheets-of-area.ts';
import { type ScreenView, type ShopState, shownDrivers } from '../content/view.ts';
import { withSharedContent } from '../content/with-shared-content.ts';
import { loadPlainScreen } from '../errors/index.ts';
import { loadAreas } from '../i18n/areas/load-area.ts';
import { loadSheets } from '../style-sheets/index.ts';

/**
 * Asks the server for the view of a screen, without its document; undefined where it has none now: in maintenance, or
 * where a site has no such screen.
 */
export async function askForScreen(path: ScreenPath, shop: ShopState): Promise<ScreenView | undefined> {
  const address = addressesOf(shop.site, shop.routes)(path);
  const headers = { Accept: 'application/json' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(shop.config.pageTimeoutMs) });
  const isView = response.ok && response.headers.get('content-type')?.startsWith('application/json');
  if (!isView) return undefined;
  const view: ScreenView = await response.json();
  return view.surroundings ? { ...view, surroundings: withSharedContent(view.surroundings) } : view;
}

/** Loads what a screen itself is drawn with: its code, what it says, and its style sheets. */
export async function loadScreen(path: ScreenPath, shop: ShopState): Promise<void> {
  const { site, config } = shop;
  const area = screenAreaOf(path);
  const sheets = { drivers: [], isPlain: true, screen: area, late: latePartsOf(area) };
  const parts = [loadPlainScreen(path, shop), loadAreas(site.language, textsOfArea(area)), loadSheets(sheets)];
  await inTime(Promise.all(parts), config.chunkTimeoutMs);
}

/** Loads what stands around a screen. */
export async function loadSurroundings(view: ScreenView, { config }: ShopState): Promise<void> {
  const drivers = shownDrivers(view);
  const { data, meta } = view.surroundings ?? {};
  const optional = data ? optionalPartsOf(Object.values(data.containers)) : [];
  const sheets = { theme: meta?.theme ?? DEFAULT_THEME, drivers, optional, isPlain: true };
  await inTime(Promise.all([loadModules(drivers), loadSheets(sheets)]), config.chunkTimeoutMs);
}
