import { type RenderResult, render } from '@testing-library/react';
import type { PlacedModule } from '@witryna/module-schemas';
import { type Shop, ShopProvider } from '../shop/shop.ts';
import { createStillShop, type StillShopOptions } from '../shop/still-shop.tsx';
import { loadModules } from '../slots/load-modules.ts';
import { SlotRenderer } from '../slots/slot-renderer.tsx';
import { aPage, aPlacedModule } from './a-page.ts';

/** Shows one placed module as a page would, with what it holds. */
export async function showModule(
  driver: string,
  settings: PlacedModule['settings'],
  options: StillShopOptions = {},
  slots: Readonly<Record<string, readonly PlacedModule[]>> = {},
): Promise<RenderResult & { readonly shop: Shop }> {
  const held = Object.values(slots).flat();
  const ids = Object.entries(slots).map(([name, placed]) => [name, placed.map(({ id }) => id)]);
  const page = aPage([aPlacedModule(driver, { settings, slots: Object.fromEntries(ids) })], held);
  const components = await loadModules([driver, ...held.map((placed) => placed.driver)]);
  const shop = createStillShop(options);
  const result = render(
    <ShopProvider value={shop}>
      <SlotRenderer page={page} slot="main" components={components} />
    </ShopProvider>,
  );
  return { ...result, shop };
}
