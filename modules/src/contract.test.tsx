import { act } from '@testing-library/react';
import { DRIVERS, moduleExamples } from '@witryna/module-schemas';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moduleLoaders } from './registry.gen.ts';
import { ShopProvider } from './shop/shop.ts';
import { createStillShop } from './shop/still-shop.tsx';
import { loadModules } from './slots/load-modules.ts';
import { SlotRenderer } from './slots/slot-renderer.tsx';
import { aPage, aPlacedModule } from './testing/a-page.ts';
import { aCategory, aProduct, aRelated } from './testing/a-shop.ts';

/** What a module that threw on the server leaves behind. */
const FAILED_BOUNDARY = '<!--$!-->';

const products = [aProduct(), aProduct({ sku: 'RL-SW-002', name: 'Krem z różą', urlPath: '/krem-z-roza' })];
const position = { page: 1, sort: 'position' } as const;
const related = aRelated(products, [
  { kind: 'line', key: 'swit', pageSize: 4, ...position },
  { kind: 'category', key: 'twarz/serum', pageSize: 16, total: 90, ...position },
  { kind: 'category', key: 'twarz', pageSize: 16, total: 90, ...position },
  { kind: 'brand', key: 'rosa-i-len', pageSize: 8, ...position },
  { kind: 'complementary', key: 'RL-SW-001', pageSize: 8, ...position },
  { kind: 'recommendation', key: 'RL-SW-001', pageSize: 4, ...position },
  { kind: 'contents', key: 'RL-SW-001', pageSize: 3, ...position },
]);
const shops = {
  'on a page of its own': createStillShop({ related }),
  'on a product page': createStillShop({ related, current: { kind: 'product', product: aProduct() } }),
  'on a category page': createStillShop({ related, current: { kind: 'category', category: aCategory() } }),
  'without related data': createStillShop(),
};

const cases = Object.entries(moduleExamples).flatMap(([driver, examples]) =>
  Object.entries(examples).map(([name, settings]) => ({ driver, name, settings })),
);

let errors: unknown[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...message) => errors.push(message));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('every schema has a component', () => {
  expect(Object.keys(moduleLoaders).toSorted()).toEqual([...DRIVERS].toSorted());
});

describe.each(cases.filter(({ driver }) => driver !== 'snippet'))(
  '$driver · $name with an anchor',
  ({ driver, settings }) => {
    test.each(Object.entries(shops).slice(0, 2))('its outermost element has it as its id %s', async (_place, shop) => {
      const components = await loadModules([driver]);
      const render = (anchor?: string) => {
        const page = aPage([aPlacedModule(driver, { settings, ...(anchor !== undefined && { anchor }) })]);
        const root = document.createElement('div');
        root.innerHTML = renderToString(
          <ShopProvider value={shop}>
            <SlotRenderer page={page} slot="main" components={components} />
          </ShopProvider>,
        );
        return root;
      };
      const root = render('skladniki');
      const isEmpty = render().childElementCount === 0;
      expect([...root.children].map(({ id }) => id)).toEqual(isEmpty ? [] : ['skladniki']);
      expect(root.querySelectorAll('#skladniki')).toHaveLength(isEmpty ? 0 : 1);
    });
  },
);

test('an anchor that is no name of a place is not shown', async () => {
  const page = aPage([aPlacedModule('heading', { settings: { text: 'Skład' }, anchor: 'Skład i "cudzysłów"' })]);
  const components = await loadModules(['heading']);
  const html = renderToString(
    <ShopProvider value={createStillShop()}>
      <SlotRenderer page={page} slot="main" components={components} />
    </ShopProvider>,
  );
  expect(html).toContain('Skład');
  expect(html).not.toContain('id=');
});

describe.each(cases)('$driver · $name', ({ driver, settings }) => {
  test.each(Object.entries(shops))('renders on the server and comes alive %s', async (_place, shop) => {
    const page = aPage([aPlacedModule(driver, { settings })]);
    const components = await loadModules([driver]);
    const view = (
      <ShopProvider value={shop}>
        <SlotRenderer page={page} slot="main" components={components} />
      </ShopProvider>
    );

    const html = renderToString(view);
    expect(html).not.toContain(FAILED_BOUNDARY);

    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const mounted = await act(async () =>
      hydrateRoot(root, view, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    await act(async () => mounted.unmount());
  });
});
