import { DRIVERS, moduleExamples, type RegistryAnswer, RICH_TEXT_FIELDS, TEXT_FIELDS } from '@witryna/module-schemas';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopProvider } from '../shop/shop.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { loadModules } from '../slots/load-modules.ts';
import { SlotRenderer } from '../slots/slot-renderer.tsx';
import { aPage, aPlacedModule } from '../testing/a-page.ts';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { hydratedPart } from './hydrated-part.ts';

const money = (amount: number) => ({ amount, currency: 'PLN' });
const price = (amount: number) => ({ regular: money(amount), final: money(amount) });
const parts = [
  aProduct({ sku: 'RL-2', variants: [{ sku: 'RL-2', inStock: true, price: price(40_00) }] }),
  aProduct({ sku: 'RL-3', variants: [{ sku: 'RL-3', inStock: true, price: price(40_00) }] }),
];
const variants = [
  { sku: 'RL-1-A', inStock: true, price: price(50_00), images: [aMediaFile({ id: 11, alt: 'pierwszy' })] },
  { sku: 'RL-1-B', inStock: false, price: price(70_00), images: [aMediaFile({ id: 12, alt: 'drugi' })] },
];
const ofSet = { sku: 'RL-1', contents: ['RL-2', 'RL-3'], variants };
const related = aRelated(
  [aProduct(ofSet), ...parts],
  [{ kind: 'contents', key: 'RL-1', pageSize: 3, page: 1, sort: 'position' }],
);

/** The examples of a module, and each of them bound to the product in every way that there is. */
const settingsOf = (driver: (typeof DRIVERS)[number]) =>
  Object.values(moduleExamples[driver]).flatMap((settings: object) => {
    const isList = 'source' in settings && typeof settings.source === 'object';
    if (isList) return [settings, { ...settings, source: { kind: 'contents' } }];
    const ofFields = [...TEXT_FIELDS, ...RICH_TEXT_FIELDS].map((field) => ({ ...settings, source: 'current', field }));
    return [settings, { ...settings, source: 'current' }, ...ofFields];
  });

/** What a page of the product shows while this variant is chosen; the stock, price and pictures are its own. */
async function htmlAt(driver: string, settings: object, { price, inStock, images }: (typeof variants)[number]) {
  const product = aProduct({ ...ofSet, price, inStock, images, priceVaries: false });
  const shop = createStillShop({ related, current: { kind: 'product', product } });
  const page = aPage([aPlacedModule(driver, { settings: { ...settings } })]);
  return renderToString(
    <ShopProvider value={shop}>
      <SlotRenderer page={page} slot="main" components={await loadModules([driver])} />
    </ShopProvider>,
  );
}

/** Whether a page with this module alone keeps its HTML when another variant is chosen. */
function isKept(driver: string, settings: object): boolean {
  const page = aPage([aPlacedModule(driver, { settings: { ...settings } })]);
  const data = { ...page, contentId: 1, site: 'pl', urlPath: '/', contentProperties: { product: aProduct(ofSet) } };
  const meta = { related, theme: 'default', validUntil: '2026-12-01T00:00:00Z' };
  const part = hydratedPart({ data, meta } as RegistryAnswer, {});
  return part.hasVariants === true && Object.keys(part.data.containers).length === 0;
}

test.each(DRIVERS)('%s: what shows a price, a picture or the stock of a variant changes with it', async (driver) => {
  const [first, second] = variants;
  if (!first || !second) throw new Error('Two variants are needed');
  const stale: object[] = [];
  for (const settings of settingsOf(driver)) {
    const isSame = (await htmlAt(driver, settings, first)) === (await htmlAt(driver, settings, second));
    if (!isSame && isKept(driver, settings)) stale.push(settings);
  }
  expect(stale, `${driver}/hydration.ts: readsVariant is missing or says too little`).toEqual([]);
});
