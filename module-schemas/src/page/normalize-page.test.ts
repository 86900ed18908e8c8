import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePage, toDriver } from './normalize-page.ts';

describe('normalising a page', () => {
  test('numbers a list of containers from 1 and keeps their order in main', () => {
    const page = normalizePage({ title: 'O nas', containers: [{ driver: 'Hero' }, { driver: 'Text' }] });
    expect(page.slots.main).toEqual(['1', '2']);
    expect(page.containers['2']).toEqual({ id: '2', driver: 'text', version: 1, settings: {} });
  });

  test('gives an entry of a map the id it is filed under', () => {
    expect(normalizePage({ containers: { a1: { driver: 'text' } } }).containers.a1?.id).toBe('a1');
  });

  test('leaves a module that another holds out of main', () => {
    const containers = [
      { id: 'outer', driver: 'container', slots: { content: ['inner'] } },
      { id: 'inner', driver: 'text' },
    ];
    expect(normalizePage({ containers }).slots.main).toEqual(['outer']);
  });

  test('keeps unknown modules and unknown fields as they came', () => {
    const settings = { nested: { list: [1, { deep: 'ż' }] } };
    const page = normalizePage({ extra: 1, containers: { a: { driver: 'marquee', settings, odd: true } } });
    expect(page).toMatchObject({ extra: 1, containers: { a: { driver: 'marquee', settings, odd: true } } });
  });

  test('fills in the default robots without overwriting what was set', () => {
    expect(normalizePage({}).properties.meta.robots).toBe('index, follow');
    expect(normalizePage({ properties: { meta: { robots: 'noindex' } } }).properties.meta.robots).toBe('noindex');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const once = normalizePage(input);
        expect(normalizePage(once)).toEqual(once);
      }),
    );
  });
});

test.each([
  ['ArticlesTeaserBox', 'articles-teaser-box'],
  ['CTABox', 'cta-box'],
  ['Hero', 'hero'],
  ['products-list', 'products-list'],
])('the name %s means the driver %s', (name, driver) => {
  expect(toDriver(name)).toBe(driver);
});
