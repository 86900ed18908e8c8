// @vitest-environment node
import type { PlacedModule } from '@witryna/module-schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { moduleLoaders } from '../registry.gen.ts';
import { avifSources } from '../shared/pictures/shown-picture.ts';
import { ShopProvider } from '../shop/shop.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { aPage, aPlacedModule } from '../testing/a-page.ts';
import { aProduct, aRelated } from '../testing/a-shop.ts';
import { findLead } from './find-lead.ts';
import { loadedModules, loadModules } from './load-modules.ts';
import { PageView } from './page-view.tsx';

beforeAll(() => loadModules(Object.keys(moduleLoaders)));

const products = ['RL-1', 'RL-2', 'RL-3', 'RL-4', 'RL-5', 'RL-6'].map((sku) => aProduct({ sku }));
const shop = createStillShop({ related: aRelated(products) });

function markupOf(main: readonly PlacedModule[], held: readonly PlacedModule[] = []) {
  const page = aPage(main, held);
  const html = renderToStaticMarkup(
    <ShopProvider value={shop}>
      <PageView page={page} components={loadedModules([]) ?? new Map()} />
    </ShopProvider>,
  );
  return { lead: findLead(page, shop), html };
}

const hero = aPlacedModule('hero', { settings: { heading: 'Świt', image: { file: 1 }, portraitImage: { file: 2 } } });
const split = aPlacedModule('hero', { settings: { heading: 'Świt', image: { file: 1 }, appearance: 'split' } });
const picture = aPlacedModule('image', { settings: { image: { file: 1 }, ratio: 'wide', priority: true } });
const columns = aPlacedModule('container', { settings: { columns: 3 }, slots: { content: ['image'] } });
const ground = aPlacedModule('container', { settings: { image: { image: { file: 1 }, position: 'left' } } });
const list = aPlacedModule('products-list', {
  settings: { source: { kind: 'selected', skus: products.map(({ sku }) => sku) } },
});

test.each<[string, readonly PlacedModule[], readonly PlacedModule[]]>([
  ['a hero', [hero, list], []],
  ['a hero beside its words', [split, picture], []],
  ['an image', [picture, list], []],
  ['an image in columns', [columns, list], [picture]],
  ['the ground of a container', [ground, list], []],
  ['a list', [list, picture], []],
])('what is preloaded for %s is what is shown, and alone of high priority', (_what, main, held) => {
  const { lead, html } = markupOf(main, held);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  const [picture = ''] = html.match(/<picture(?:(?!<\/picture>).)*fetchPriority="high"/i) ?? [];
  const sources = lead ? avifSources(lead.picture) : [];
  expect(sources.length).toBeGreaterThan(0);
  const marked = picture.slice(picture.lastIndexOf('<picture'));
  for (const { srcSet, sizes } of sources) {
    expect(marked).toContain(`type="image/avif" srcSet="${srcSet}" sizes="${sizes}"`);
  }
});

test('of a list that is seen at once four cards are fetched at once; all other pictures wait', () => {
  const { html } = markupOf([list]);
  const first = [...html.matchAll(/<article.*?<\/article>/g)].map(([card]) => /<img[^>]*>/.exec(card)?.[0] ?? '');
  expect(first.map((image) => image.includes('loading="lazy"'))).toEqual([false, false, false, false, true, true]);
  expect(markupOf([hero, list]).html.match(/<article.*?<img(?![^>]*loading="lazy")/g)).toBeNull();
});
