import { expect, test } from 'vitest';
import { mapStyleSheets, type SourceGraph } from './map-style-sheets.ts';
import { sheetNameOf } from './sheet-name.ts';

const modules = '/shop/modules/src';
const pages = '/shop/storefront/src';
const registry = `${modules}/registry.gen.ts`;
const hero = `${modules}/hero/hero.tsx`;
const list = `${modules}/products-list/products-list.tsx`;
const controls = `${modules}/products-list/controls/index.tsx`;
const plain = `${pages}/errors/plain-view.tsx`;
const cart = `${pages}/screens/cart-screen.tsx`;
const checkout = `${pages}/screens/checkout-screen.tsx`;
const actions = `${pages}/shop-actions/live-actions.ts`;
const picture = [`${modules}/shared/pictures/picture.tsx`, `${modules}/shared/pictures/picture.module.css`] as const;
const card = [
  `${modules}/shared/products/product-card.tsx`,
  `${modules}/shared/products/product-card.module.css`,
] as const;

/** Who imports whom, `lazy` by `import()`. */
const sources: Record<string, { readonly imports?: readonly string[]; readonly lazy?: readonly string[] }> = {
  '/entry.tsx': {
    imports: [
      `${pages}/ui/skip-link.module.css`,
      `${modules}/theme/fonts-default.css`,
      `${modules}/theme/fonts-young.css`,
      `${modules}/theme/tokens.css`,
      `${modules}/theme/base.css`,
    ],
    lazy: [registry, plain, actions, '/engine.ts'],
  },
  [registry]: { imports: [list], lazy: [hero] },
  '/engine.ts': { imports: [`${pages}/navigation/progress-bar.module.css`] },
  [hero]: { imports: [picture[0], `${modules}/hero/hero.module.css`] },
  [controls]: { imports: [`${modules}/products-list/controls/filter-bar.module.css`] },
  [list]: {
    imports: [`${modules}/products-list/products-list.module.css`, controls, card[0]],
    lazy: ['/carousel.tsx'],
  },
  '/carousel.tsx': { imports: [`${modules}/products-list/products-carousel.module.css`] },
  [picture[0]]: { imports: [picture[1]] },
  [card[0]]: { imports: [picture[0], card[1]] },
  [plain]: { imports: [`${pages}/ui/plain-page.module.css`], lazy: [cart, checkout] },
  [actions]: { imports: [`${pages}/notices/notices.module.css`] },
  [cart]: { imports: [`${pages}/cart-page/cart-page.module.css`], lazy: ['/gift-choice.tsx', checkout] },
  '/gift-choice.tsx': { imports: [`${pages}/cart-page/gift-choice.module.css`] },
  [checkout]: { imports: [`${pages}/forms/forms.module.css`] },
};
const graph: SourceGraph = {
  imports: (file) => sources[file]?.imports ?? [],
  dynamicImports: (file) => sources[file]?.lazy ?? [],
};
const roots = {
  base: '/entry.tsx',
  themes: { default: `${modules}/theme/fonts-default.css`, young: `${modules}/theme/fonts-young.css` },
  plain,
  screens: { cart, checkout },
  late: {
    account: actions,
    notices: actions,
    actions,
    cart: actions,
    overlays: actions,
    favourites: actions,
    favouritesModal: actions,
    comparison: actions,
    search: actions,
    reviews: actions,
    consent: actions,
    checkout: actions,
    payment: actions,
    express: actions,
    points: actions,
    signIn: actions,
    unpaidOrder: actions,
    viewed: actions,
    walletButton: actions,
  },
  modules: { hero, 'products-list': list },
  optional: { 'products-list/controls': controls },
  registry,
};
const map = (fileOf: (name: string) => string | undefined = (name) => `assets/${name}.css`) =>
  mapStyleSheets(graph, roots, fileOf);

test.each([
  ['/shop/modules/src/theme/base.css', 'theme'],
  ['/shop/modules/src/theme/fonts-young.css', 'theme-fonts-young'],
  ['/shop/modules/src/shared/products/product-card.module.css', 'shared-product-card'],
  ['/shop/modules/src/navbar/menu-bar.module.css', 'module-navbar'],
  ['/shop/modules/src/products-list/controls/filter-bar.module.css', 'module-products-list-controls'],
  ['/shop/storefront/src/ui/plain-page.module.css', 'page-plain-page'],
  ['/shop/editor/src/ui/layout/card.module.css', undefined],
])('%s belongs to the sheet %s', (file, name) => {
  expect(sheetNameOf(file)).toBe(name);
});

test('every part of a page needs the sheets of all that it reaches, also of what it loads later', () => {
  expect(map()).toMatchObject({
    base: ['page-skip-link', 'theme', 'page-progress-bar'],
    themes: { default: ['theme-fonts-default'], young: ['theme-fonts-young'] },
    plain: ['page-plain-page'],
    screens: { cart: ['page-cart-page', 'page-gift-choice'], checkout: ['page-forms'] },
    late: {
      notices: ['page-notices'],
      actions: ['page-notices'],
      cart: ['page-notices'],
      overlays: ['page-notices'],
      consent: ['page-notices'],
      points: ['page-notices'],
    },
    modules: {
      hero: ['shared-picture', 'module-hero'],
      'products-list': ['module-products-list', 'shared-picture', 'shared-product-card'],
    },
    optional: { 'products-list/controls': ['module-products-list-controls'] },
  });
});

test('sheets stand in the order of their layers, and what others build on before them', () => {
  expect(Object.entries(map().files)).toEqual(
    [
      'theme',
      'theme-fonts-default',
      'theme-fonts-young',
      'shared-picture',
      'shared-product-card',
      'module-hero',
      'module-products-list',
      'module-products-list-controls',
      'page-skip-link',
      'page-progress-bar',
      'page-plain-page',
      'page-cart-page',
      'page-gift-choice',
      'page-forms',
      'page-notices',
    ].map((name) => [name, `assets/${name}.css`]),
  );
});

test('a sheet of which the build made no file is a failure of the build', () => {
  expect(() => map((name) => (name === 'module-hero' ? undefined : name))).toThrow(
    'no file of the style sheet module-hero',
  );
});
