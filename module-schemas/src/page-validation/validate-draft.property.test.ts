import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRIVERS, findDefinition } from '../driver.ts';
import { fillDefaults } from '../fill-defaults.ts';
import { fillWords } from '../page/fill-words.ts';
import { migratePage, migratePlacedModule } from '../page/migrate-page.ts';
import { normalizePage } from '../page/normalize-page.ts';
import { emptyPage, MAX_VALUE_DEPTH, type PageDocument, type PlacedModule } from '../page/page.ts';
import { collectListings } from '../relations/collect-listings.ts';
import { collectRelations } from '../relations/collect-relations.ts';
import { validateDraft } from './validate-draft.ts';
import { validatePage } from './validate-page.ts';
import { isDeeperThan } from './value-depth.ts';

/** Settings that begin as the schema's field names, so that they reach the code behind them. */
const settingsOf = (driver: string) => {
  const names = Object.keys(
    (findDefinition(driver)?.settings as { properties?: object } | undefined)?.properties ?? { odd: 1 },
  );
  return fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue({ maxDepth: 4 }));
};

const placed = fc
  .constantFrom(...DRIVERS, 'marquee', 'Weird_Name')
  .chain((driver) => settingsOf(driver).map((settings) => ({ driver, version: 1, settings })));

const draft = fc.record({
  title: fc.string(),
  properties: fc.record({ meta: fc.dictionary(fc.string(), fc.jsonValue()) }),
  contentProperties: fc.dictionary(fc.string(), fc.jsonValue()),
  containers: fc.array(placed, { maxLength: 6 }),
});

test('whatever modules are set to, a page in order is a draft, and everything that reads drafts can read it', () => {
  fc.assert(
    fc.property(draft, (input) => {
      const page = normalizePage(input);
      expect(validateDraft(page)).toEqual([]);
      expect(Object.values(page.containers).map(({ settings }) => JSON.stringify(settings))).toEqual(
        input.containers.map(({ settings }) => JSON.stringify(settings)),
      );
      expect(Array.isArray(validatePage(page))).toBe(true);
      collectRelations(migratePage(page));
      collectListings(page, { product: 'RL-1', category: 'twarz' }, {});
      fillWords(page, { freeDelivery: '99 zł' });
      for (const { driver, settings } of Object.values(page.containers)) {
        const definition = findDefinition(driver);
        if (definition) fillDefaults(definition, settings);
      }
    }),
  );
});

test('a list is asked for in a length that the shop can show', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (source, limit) => {
      const page = normalizePage({ containers: [{ driver: 'products-list', settings: { source, limit } }] });
      for (const { pageSize } of collectListings(page, {}, {})) {
        expect(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 100).toBe(true);
      }
    }),
  );
});

const heading: PlacedModule = { id: 'a', driver: 'heading', version: 1, settings: {} };
const withHeading = (changes: Partial<PageDocument>): PageDocument => ({
  ...emptyPage('page', 'Próba'),
  slots: { top: [], main: ['a'], bottom: [] },
  containers: { a: heading },
  ...changes,
});
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

test.each([
  ['a module in no slot', withHeading({ slots: { top: [], main: [], bottom: [] } }), 'unreachable'],
  ['a module in two slots', withHeading({ slots: { top: ['a'], main: ['a'], bottom: [] } }), 'slot-twice'],
  [
    'one module named more often than a page has room',
    withHeading({ slots: { top: [], main: Array.from({ length: 5_000 }, () => 'a'), bottom: [] } }),
    'page-size',
  ],
  [
    'values too deep',
    withHeading({ containers: { a: { ...heading, settings: { text: nested(50_000) } } } }),
    'value-depth',
  ],
  ['settings that are none', { ...withHeading({}), containers: { a: { ...heading, settings: [] } } }, 'type'],
])('%s: no draft', (_, page, rule) => {
  expect(validateDraft(page).map((fault) => fault.rule)).toContain(rule);
});

test('a module in a slot that does not take it stays in the draft and is named at publishing', () => {
  const page = normalizePage({
    title: 'Próba',
    slots: { main: ['a'] },
    containers: { a: { driver: 'hero', settings: { heading: 'x' }, slots: { actions: ['b'] } }, b: heading },
  });
  expect(validateDraft(page)).toEqual([]);
  expect(validatePage(page)).toMatchObject([
    { rule: 'slot-accepts', placedModuleId: 'b' },
    { rule: 'required', placedModuleId: 'b' },
  ]);
});

test('the depth of a value is counted without recursion', () => {
  expect(isDeeperThan(nested(MAX_VALUE_DEPTH), MAX_VALUE_DEPTH)).toBe(false);
  expect(isDeeperThan(nested(MAX_VALUE_DEPTH + 1), MAX_VALUE_DEPTH)).toBe(true);
});

test('settings that no upgrade can read stay as they are', () => {
  const upgrades = {
    heading: { 2: ({ text }: Readonly<Record<string, unknown>>) => ({ text: (text as string).trim() }) },
  };
  expect(migratePlacedModule(heading, upgrades, 2)).toBe(heading);
  expect(migratePlacedModule({ ...heading, settings: { text: ' x ' } }, upgrades, 2)).toMatchObject({
    version: 2,
    settings: { text: 'x' },
  });
});
