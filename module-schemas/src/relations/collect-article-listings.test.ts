import { describe, expect, test } from 'vitest';
import { fillDefaults } from '../fill-defaults.ts';
import { moduleDefinitions, moduleExamples } from '../registry.gen.ts';
import { articleListingKey } from '../wire/article-listing.ts';
import { articleListingOfModule, collectArticleListings } from './collect-article-listings.ts';

const CURRENT = { article: 'poradnik/jak-czytac-inci', author: 'autorzy/marta', category: 'kategorie/sklady' };
const DRIVERS = ['articles-list', 'articles-teaser', 'articles-teaser-box'] as const;
const examples = DRIVERS.flatMap((driver) =>
  Object.entries(moduleExamples[driver]).map(([name, settings]) => ({ driver, name, settings })),
);

describe('the lists of articles of a page', () => {
  test.each(examples)('$driver · $name: stored settings ask for what filled ones show', ({ driver, settings }) => {
    const filled = fillDefaults(moduleDefinitions[driver], settings);
    const stored = articleListingOfModule(driver, settings, CURRENT, {});
    expect(articleListingOfModule(driver, filled, CURRENT, {})).toEqual(stored);
  });

  test.each([
    ['articles-list', 9],
    ['articles-teaser', 3],
    ['articles-teaser-box', 1],
  ])('%s shows %i where nobody chose a number', (driver, pageSize) => {
    expect(articleListingOfModule(driver, { source: { kind: 'newest' } }, CURRENT, {})).toMatchObject({ pageSize });
  });

  test('are found under one name whatever of the filters is known', () => {
    const settings = { source: { kind: 'newest' }, pagination: true, filter: 'filtry/poradnik' };
    const containers = { a: { id: 'a', driver: 'articles-list', version: 1, settings } };
    const [asked] = collectArticleListings({ containers }, CURRENT, {
      articles: { category: 'sklady', tag: 'nie-ma' },
    });
    const [answered] = collectArticleListings({ containers }, CURRENT, { articles: { category: 'sklady' } });
    expect(asked && articleListingKey(asked)).toBe(answered && articleListingKey(answered));
  });

  test('other modules ask for none', () => {
    expect(articleListingOfModule('products-list', { source: { kind: 'newest' } }, CURRENT, {})).toBeUndefined();
  });
});
