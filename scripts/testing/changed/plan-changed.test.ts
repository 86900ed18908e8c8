import { describe, expect, test } from 'vitest';
import { chooseTests, type ImportsOf } from './choose-tests.ts';
import { planChanged } from './plan-changed.ts';
import { relativeImports } from './read-imports.ts';

const server = 'registry-server/src';
const imports: ImportsOf = new Map([
  [`${server}/app.ts`, [`${server}/cart/cart.plugin.ts`, `${server}/orders/orders.ts`]],
  [`${server}/testing/build-test-app.ts`, [`${server}/app.ts`]],
  [`${server}/cart/totals.ts`, []],
  [`${server}/cart/totals.test.ts`, [`${server}/cart/totals.ts`]],
  [`${server}/cart/cart.plugin.ts`, [`${server}/cart/totals.ts`]],
  [`${server}/cart/cart.test.ts`, [`${server}/testing/build-test-app.ts`]],
  [`${server}/orders/orders.ts`, [`${server}/cart/totals.ts`]],
  [`${server}/orders/orders.test.ts`, [`${server}/orders/orders.ts`]],
  [`${server}/mail/mail.test.ts`, [`${server}/testing/build-test-app.ts`]],
  ['registry-server/test/journeys/buy.test.ts', [`${server}/orders/orders.ts`]],
  ['module-schemas/src/modules/hero/schema.ts', []],
  ['modules/src/hero/hero.tsx', []],
  ['modules/src/hero/hero.test.tsx', ['modules/src/hero/hero.tsx']],
]);
const journeys = ['e2e/admin/orders.e2e.ts', 'e2e/editor/saves.e2e.ts', 'e2e/shop/reads-pages.e2e.ts'];

describe('the tests of a change', () => {
  test('are those of its folder and those that import it, not all that start the whole app', () => {
    expect(chooseTests([`${server}/cart/totals.ts`], imports).run).toEqual([
      `${server}/cart/cart.test.ts`,
      `${server}/cart/totals.test.ts`,
      `${server}/orders/orders.test.ts`,
    ]);
  });

  test('of the whole app are all that start it', () => {
    const { run } = chooseTests([`${server}/testing/build-test-app.ts`], imports);
    expect(run).toEqual([`${server}/cart/cart.test.ts`, `${server}/mail/mail.test.ts`]);
  });

  test('of the whole server are left out unless they were changed themselves', () => {
    const journey = 'registry-server/test/journeys/buy.test.ts';
    expect(chooseTests([`${server}/orders/orders.ts`], imports).leftOut).toEqual([journey]);
    expect(chooseTests([journey], imports).run).toEqual([journey]);
  });

  test('are the nearest when there are too many, and the others are named', () => {
    const { run, leftOut } = chooseTests([`${server}/cart/totals.ts`], imports, 2);
    expect(run).toEqual([`${server}/cart/cart.test.ts`, `${server}/cart/totals.test.ts`]);
    expect(leftOut).toContain(`${server}/orders/orders.test.ts`);
  });

  test('include the test that was changed itself', () => {
    expect(chooseTests([`${server}/mail/mail.test.ts`], imports).run).toEqual([`${server}/mail/mail.test.ts`]);
  });

  test('of what is no code are those of its folder', () => {
    const { tests, types } = planChanged([`${server}/mail/mail.graphql`], imports, journeys);
    expect([tests, types]).toEqual([[`${server}/mail/mail.test.ts`], []]);
  });

  test('of a schema are those of its component too', () => {
    const plan = planChanged(['module-schemas/src/modules/hero/schema.ts'], imports, journeys);
    expect(plan.tests).toEqual(['modules/src/hero/hero.test.tsx']);
    expect(plan.types).toEqual(['tsconfig.json', 'tsconfig.browser.json']);
  });
});

describe('the plan for a change', () => {
  test.each([
    ['editor/src/admin/orders/order-list.tsx', ['tsconfig.browser.json'], ['e2e/admin/orders.e2e.ts']],
    ['editor/src/canvas/canvas.tsx', ['tsconfig.browser.json'], ['e2e/editor/saves.e2e.ts']],
    ['storefront/server/server.mjs', ['tsconfig.json'], ['e2e/shop/reads-pages.e2e.ts']],
    ['e2e/admin/orders.e2e.ts', ['tsconfig.browser.json'], ['e2e/admin/orders.e2e.ts']],
    ['registry-server/src/app.ts', ['tsconfig.json'], []],
  ])('%s: types by %j, journeys %j', (path, types, found) => {
    const plan = planChanged([path], imports, journeys);
    expect([plan.types, plan.journeys, plan.lint]).toEqual([types, found, [path]]);
  });

  test('lints nothing that is generated, and says what all tests depend on', () => {
    const plan = planChanged(['modules/src/registry.gen.ts', 'vitest.config.ts', 'docs/a.md'], imports, journeys);
    expect([plan.lint, plan.forAllTests]).toEqual([['vitest.config.ts'], ['vitest.config.ts']]);
  });
});

test('imports are found in each of their forms', () => {
  const text = `import a from './a.ts';\nexport { b } from '../b.ts';\nimport './c.css';\nconst d = import('./d.ts');
new URL('./e.ts', import.meta.url); import f from 'package';`;
  expect(relativeImports('x/y/z.ts', text)).toEqual(['x/y/a.ts', 'x/b.ts', 'x/y/c.css', 'x/y/d.ts', 'x/y/e.ts']);
});
