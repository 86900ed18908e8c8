import { act } from '@testing-library/react';
import { DRIVERS, type Driver, type PlacedModule, validateSettings } from '@witryna/module-schemas';
import { arbitraryMutation, arbitrarySettings, fc, type KnownKeys } from '@witryna/module-schemas/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { moduleLoaders } from './registry.gen.ts';
import { type Shop, ShopProvider } from './shop/shop.ts';
import { createStillShop } from './shop/still-shop.tsx';
import { loadModules } from './slots/load-modules.ts';
import { moduleCache } from './slots/module-cache.ts';
import { SlotRenderer } from './slots/slot-renderer.tsx';
import { aPage, aPlacedModule } from './testing/a-page.ts';
import { aCategory, aProduct, aRelated } from './testing/a-shop.ts';

const RUNS = 8;
/** Markup that no settings may come to. */
const DANGEROUS = /<script|\son[a-z]+="|(?:href|src|action)="\s*javascript:/i;
const known: KnownKeys = {
  product: ['RL-SW-001', 'RL-SW-002', 'RL-GONE', '__proto__', 'constructor'],
  file: [1, 2, 999],
  category: ['twarz'],
  line: ['swit'],
};
const related = aRelated(
  [aProduct(), aProduct({ sku: 'RL-SW-002', name: 'Krem z różą', urlPath: '/krem-z-roza' })],
  [{ kind: 'category', key: 'twarz', pageSize: 16, total: 90, page: 1, sort: 'position' }],
);
const shops: readonly Shop[] = [
  createStillShop({ related }),
  createStillShop({ related, current: { kind: 'product', product: aProduct() } }),
  createStillShop({ related, current: { kind: 'category', category: aCategory() } }),
  // Everything that was referred to is gone.
  createStillShop(),
];
const shop = fc.constantFrom(...shops);

let complaints: unknown[] = [];

beforeAll(async () => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => {};
  await loadModules(Object.keys(moduleLoaders));
});
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...message) =>
    complaints.push(message.map(String).join(' ').slice(0, 300)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A module between two headings: what it does must not reach them. */
function view(placed: PlacedModule, shop: Shop, onError: (driver: string, error: unknown) => void) {
  const heading = (id: string) => aPlacedModule('heading', { id, settings: { text: `Sąsiad ${id}` } });
  return (
    <ShopProvider value={shop}>
      <SlotRenderer
        page={aPage([heading('przed'), placed, heading('za')])}
        slot="main"
        components={moduleCache}
        onError={onError}
      />
    </ShopProvider>
  );
}

async function showTwice(driver: Driver, settings: Record<string, unknown>, shop: Shop) {
  const failures: unknown[] = [];
  complaints = [];
  const element = view(aPlacedModule(driver, { settings }), shop, (_, error) => failures.push(error));
  const html = renderToString(element);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const options = { onRecoverableError: (error: unknown) => failures.push(error) };
  const mounted = await act(async () => hydrateRoot(root, element, options));
  const text = root.textContent ?? '';
  await act(async () => mounted.unmount());
  root.remove();
  return { html, text, failures };
}

describe.each(DRIVERS)('%s', (driver) => {
  test('whatever its schema allows is rendered on the server and comes alive in a browser', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySettings(driver, known), shop, async (settings, shop) => {
        const { html, failures } = await showTwice(driver, settings, shop);
        expect(failures).toEqual([]);
        expect(complaints).toEqual([]);
        expect(html).not.toContain('<!--$!-->');
        expect(html).not.toMatch(DANGEROUS);
      }),
      { numRuns: RUNS },
    );
  });

  test('what its schema refuses never takes its page down, and what it lets through is rendered', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryMutation(arbitrarySettings(driver, known)), shop, async (settings, shop) => {
        const isValid = validateSettings(driver, settings).length === 0;
        const { html, text, failures } = await showTwice(driver, settings, shop);
        expect(text).toContain('Sąsiad przed');
        expect(text).toContain('Sąsiad za');
        expect(html).not.toMatch(DANGEROUS);
        if (isValid) expect(failures).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
