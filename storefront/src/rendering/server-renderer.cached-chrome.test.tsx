// @vitest-environment node
import { moduleExamples, type PlacedModule } from '@witryna/module-schemas';
import { createDerivations } from '@witryna/modules/shop/derive';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserConfig } from '../config.ts';
import type { PageParams } from '../content/page-params.ts';
import type { ShopState, View } from '../content/view.ts';
import { labelsOf } from '../i18n/messages.ts';
import { aHeading, anAnswer, aProduct, aSite } from '../testing/an-answer.ts';
import { createServerRenderer } from './server-renderer.tsx';

const renderer = createServerRenderer();
const site = aSite();
const shop: ShopState = {
  site,
  settings: {},
  sites: [site],
  config: browserConfig,
  errorPages: {},
  routes: {},
  appVersion: '1.0.0',
  labels: labelsOf(site.language),
};
const PARAMS: readonly PageParams[] = [{}, { sku: 'RL-1-CEGLA' }, { page: 3, sort: 'newest' }, { step: 'dostawa' }];

const placed = (id: string, driver: string, settings: object): PlacedModule => {
  return { id, driver, version: 1, settings: { ...settings } };
};
const navbar = placed('nav', 'navbar', moduleExamples.navbar.typical);
const footer = placed('foot', 'footer', moduleExamples.footer.typical);
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wzór' }] }] };
const boundPrice = placed('cena', 'text', { content: doc, source: 'current', field: 'price' });
const brokenModule = placed('x', 'accordion', { items: 7 });
const unknownModule = placed('x', 'slider', {});

interface Slots {
  readonly top?: readonly PlacedModule[];
  readonly main?: readonly PlacedModule[];
  readonly bottom?: readonly PlacedModule[];
  readonly isProduct?: boolean;
}

function aPage({ top = [navbar], main = [aHeading('h', 'Środek')], bottom = [footer], isProduct = false }: Slots) {
  const ids = (modules: readonly PlacedModule[]) => modules.map(({ id }) => id);
  return anAnswer({
    slots: { top: ids(top), main: ids(main), bottom: ids(bottom) },
    containers: Object.fromEntries([...top, ...main, ...bottom].map((module) => [module.id, module])),
    ...(isProduct && { type: 'product', contentProperties: { product: aProduct() } }),
  });
}

beforeAll(() => renderer.prepare());

/** The page rendered whole, and with the header and footer of its first rendering, at several parameters. */
function renderBothWays(slots: Slots) {
  const answer = aPage(slots);
  const view = (params: PageParams): View => ({ kind: 'content', path: '/o-nas', params, answer });
  const { chrome } = renderer.render({ shop, view: view({}) }, 'capture');
  return {
    chrome,
    pairs: PARAMS.map((params) => ({
      whole: renderer.render({ shop, view: view(params) }).html,
      cached: renderer.render({ shop, view: view(params) }, chrome).html,
    })),
  };
}

describe('a page with the header and footer of a rendering before', () => {
  const cases = Object.entries(moduleExamples).flatMap(([driver, examples]) =>
    Object.entries(examples).map(([name, settings]) => ({ driver, name, module: placed('m', driver, settings) })),
  );

  test.each(cases)('is the same to the byte: $driver, $name', ({ module }) => {
    const { chrome, pairs } = renderBothWays({ main: [module, aHeading('h', 'Środek')] });
    expect(chrome?.top).toContain('Rosa i Len');
    for (const { whole, cached } of pairs) expect(cached).toBe(whole);
  });

  test('is the same with every module at once, and of a product', () => {
    const main = cases.map(({ module }, index) => ({ ...module, id: `m${index}` }));
    const { chrome, pairs } = renderBothWays({ main, isProduct: true });
    expect(chrome).toBeDefined();
    for (const { whole, cached } of pairs) expect(cached).toBe(whole);
  });

  test('is the same when header and footer are empty', () => {
    const { chrome, pairs } = renderBothWays({ top: [], bottom: [] });
    expect(chrome).toMatchObject({ top: '', bottom: '' });
    for (const { whole, cached } of pairs) expect(cached).toBe(whole);
  });

  test('is the same however much text looks like the borders of its slots', () => {
    const lie = '</header><main class="page-main"></main><footer class="page-bottom"></footer>';
    const { chrome, pairs } = renderBothWays({ top: [aHeading('t', lie)], main: [aHeading('h', lie)] });
    expect(chrome).toBeDefined();
    for (const { whole, cached } of pairs) expect(cached).toBe(whole);
  });

  test('runs the modules of its main slot each time, with the parameters of that time', () => {
    const { chrome, pairs } = renderBothWays({ main: [boundPrice], isProduct: true });
    expect(chrome).toBeDefined();
    for (const { whole, cached } of pairs) expect(cached).toBe(whole);
    expect(new Set(pairs.map(({ cached }) => cached)).size).toBeGreaterThan(1);
  });

  test('renders its header and footer no more', () => {
    const view: View = { kind: 'content', path: '/o-nas', params: {}, answer: aPage({}) };
    const cached = { top: '<b>góra</b>', bottom: '<b>dół</b>', main: null, derivations: createDerivations() };
    const { html } = renderer.render({ shop, view }, cached);
    expect(html).toContain('<header class="page-top"><b>góra</b></header>');
    expect(html).toContain('<footer class="page-bottom"><b>dół</b></footer>');
    expect(html).not.toContain('<nav');
  });
});

test('what its modules make of the request itself is not cached with a page', () => {
  const view = (params: PageParams): View => ({
    kind: 'content',
    path: '/o-nas',
    params,
    answer: aPage({ main: [boundPrice, aHeading('h', 'Środek')], isProduct: true }),
  });
  const { chrome } = renderer.render({ shop, view: view({}) }, 'capture');
  const size = () => [...(chrome?.derivations.results.values() ?? [])].reduce((total, made) => total + made.size, 0);
  const first = size();
  expect(first).toBeGreaterThan(0);
  for (const params of PARAMS) renderer.render({ shop, view: view(params) }, chrome);
  expect(size()).toBe(first);
});

describe('a header or footer is not cached', () => {
  test('when it shows what depends on a parameter', () => {
    const { chrome, pairs } = renderBothWays({ top: [boundPrice], isProduct: true });
    expect(chrome).toBeUndefined();
    expect(new Set(pairs.map(({ whole }) => whole)).size).toBeGreaterThan(1);
    const listing = moduleExamples['products-list'];
    const list = placed('lista', 'products-list', Object.values(listing)[0] ?? {});
    expect(renderBothWays({ bottom: [list] }).chrome).toBeUndefined();
  });

  test('when something in it is unknown or fails, so that every page reports it', () => {
    const view = (module: PlacedModule): View => {
      return { kind: 'content', path: '/o-nas', params: {}, answer: aPage({ top: [module] }) };
    };
    const unknown = renderer.render({ shop, view: view(unknownModule) }, 'capture');
    expect([unknown.chrome, unknown.problems.length]).toEqual([undefined, 1]);
    expect(renderer.render({ shop, view: view(brokenModule) }, 'capture').chrome).toBeUndefined();
  });
});
