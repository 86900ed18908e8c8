import { EMPTY_RELATED, type PageDocument, type RegistryAnswer } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aPage, aPlacedModule } from '../testing/a-page.ts';
import { aCategory, aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { hydratedContainers, hydratedPart } from './hydrated-part.ts';

const text = (id: string) => aPlacedModule('text', { id });
const menu = aPlacedModule('navbar');
const box = (id: string, ...content: string[]) => aPlacedModule('container', { id, slots: { content } });
const picture = (points: number) =>
  aPlacedModule('image', {
    settings: {
      image: { file: 1, points: Array.from({ length: points }, () => ({ x: 0.5, y: 0.5, label: 'Wieczko' })) },
    },
  });
const carousel = (source: object) =>
  aPlacedModule('products-list', { settings: { source, limit: 16, layout: 'carousel' } });

const priceOf = (source: 'own' | 'current') =>
  aPlacedModule('text', { settings: { content: { type: 'doc' }, source, field: 'price' } });

const idsOf = (page: PageDocument) => Object.keys(hydratedContainers(page)).toSorted();

function answerOf(page: PageDocument, related: RegistryAnswer['meta']['related'] = EMPTY_RELATED): RegistryAnswer {
  return {
    data: { ...page, contentId: 1, site: 'pl', urlPath: '/' } as RegistryAnswer['data'],
    meta: { related, theme: 'default', validUntil: '2026-12-01T00:00:00Z' },
  };
}

describe('what is hydrated', () => {
  test.each([
    ['a menu', [menu], ['navbar']],
    ['no text', [text('a')], []],
    ['no picture', [picture(0)], []],
    ['a picture with points', [picture(2)], ['image']],
    ['a row of products to scroll', [carousel({ kind: 'line', line: 'swit' })], ['products-list']],
    ['no grid of products', [aPlacedModule('products-list', { settings: { source: {}, layout: 'grid' } })], []],
    ['no module that nobody knows', [aPlacedModule('carousel-3d')], []],
  ])('%s', (_what, main, ids) => {
    expect(idsOf(aPage(main))).toEqual(ids);
  });

  test('what holds it, however deep, and nothing beside it', () => {
    const page = aPage([box('a', 'b', 'x'), box('c', 'y')], [box('b', 'image'), picture(1), text('x'), text('y')]);
    expect(idsOf(page)).toEqual(['a', 'b', 'image']);
  });

  test('nothing that lies in no slot', () => {
    expect(idsOf(aPage([text('a')], [menu]))).toEqual([]);
  });

  test('modules that hold each other do not go on for ever', () => {
    expect(idsOf(aPage([box('a', 'b', 'navbar')], [box('b', 'a'), menu]))).toEqual(['a', 'navbar']);
  });
});

describe('the part of an answer', () => {
  test('keeps slots as they are, and what the hydrated modules refer to', () => {
    const serum = aProduct();
    const cream = aProduct({ sku: 'RL-SW-002' });
    const soap = aProduct({ sku: 'RL-SW-003' });
    const related = {
      ...aRelated([serum, cream]),
      products: { [serum.sku]: serum, [cream.sku]: cream, [soap.sku]: soap },
      listings: {
        'line:swit?page=1&per-page=16&sort=position': {
          skus: [serum.sku],
          total: 1,
          page: 1,
          pageSize: 16,
          sort: 'position',
        } as const,
      },
      files: { 1: aMediaFile({ id: 1 }), 2: aMediaFile({ id: 2 }) },
    };
    const selected = { ...carousel({ kind: 'selected', skus: [cream.sku] }), id: 'b' };
    const page = aPage([carousel({ kind: 'line', line: 'swit' }), selected, picture(1), text('a')]);
    const part = hydratedPart(answerOf(page, related), {});
    expect(part.isPartial).toBe(true);
    expect(part.data.slots).toEqual(page.slots);
    expect(Object.keys(part.data.containers)).toEqual(['products-list', 'b', 'image']);
    expect(Object.keys(part.meta.related.products).toSorted()).toEqual([serum.sku, cream.sku]);
    expect(Object.keys(part.meta.related.listings)).toHaveLength(1);
    // Cards are static: the lists know which there are, and the browser nothing about them.
    expect(part.meta.related.products[serum.sku]).toMatchObject({ sku: serum.sku, name: '', images: [] });
    expect(Object.keys(part.meta.related.files)).toEqual(['1']);
  });

  test('leaves out of pictures what no page shows: squares, and the small picture that other channels show first', () => {
    const wide = {
      url: '/media/7/ab/320.avif',
      width: 320,
      height: 200,
      ratio: 'original',
      mime: 'image/avif',
    } as const;
    const square = { ...wide, url: '/media/7/ab/160-square.avif', width: 160, height: 160, ratio: 'square' } as const;
    const sent = aMediaFile({ id: 7, colour: '#bf9e8a', srcset: [wide, square] });
    const { placeholder: _, ...kept } = { ...sent, srcset: [wide] };
    const variant = { sku: 'RL-SW-001-50', inStock: true, images: [sent] };
    const product = aProduct({ images: [sent], variants: [variant] });
    const answer = answerOf(aPage([aPlacedModule('product-header'), picture(1)]), {
      ...EMPTY_RELATED,
      files: { 1: sent },
    });
    const part = hydratedPart({ ...answer, data: { ...answer.data, contentProperties: { product } } }, {});
    expect(part.meta.related.files).toEqual({ 1: kept });
    const { images, variants } = part.data.contentProperties.product ?? {};
    expect(images).toEqual([kept]);
    expect(variants).toEqual([{ ...variant, images: [kept] }]);
  });

  test('has name and price of a product that a point of a picture shows, and nothing that is static', () => {
    const serum = aProduct();
    const points = [{ x: 0.5, y: 0.5, label: 'Serum', sku: serum.sku }];
    const pointed = aPlacedModule('image', { settings: { image: { file: 1, points } } });
    const page = aPage([carousel({ kind: 'selected', skus: [serum.sku] }), pointed]);
    const part = hydratedPart(answerOf(page, aRelated([serum])), {});
    const { name, urlPath, price } = serum;
    expect(part.meta.related.products[serum.sku]).toMatchObject({ name, urlPath, price, images: [], variants: [] });
  });

  test('has what the page is about where a hydrated module shows it, and nowhere else', () => {
    const about = { category: aCategory(), lead: 'O twarzy' };
    const of = (page: PageDocument) =>
      hydratedPart(answerOf({ ...page, type: 'product-category', contentProperties: about }), {}).data
        .contentProperties;
    expect(of(aPage([menu]))).toEqual({});
    expect(of(aPage([carousel({ kind: 'current' })]))).toEqual({ category: about.category });
  });

  test('tells of a product what its hydrated modules show: long texts only where one of them does', () => {
    const product = aProduct({
      images: [],
      description: ['Długi opis.'],
      inci: ['Aqua'],
      ingredients: [{ code: 'len', inci: 'Linum', name: 'Len' }],
      specification: { hero: { heading: 'Skąd to jest' } },
    });
    const tabs = (field: string, source: string) =>
      aPlacedModule('tabs', { settings: { tabs: [{ value: 'Skład', source, field }] } });
    const partOf = (...main: ReturnType<typeof aPlacedModule>[]) => {
      const answer = answerOf(aPage(main));
      const data = { ...answer.data, contentProperties: { product } };
      return hydratedPart({ ...answer, data }, {}).data.contentProperties.product;
    };
    const header = aPlacedModule('product-header');
    const { ingredients: _, specification: __, safety: ___, ...others } = product;
    expect(partOf(header)).toEqual({ ...others, description: [], usage: [], benefits: [], inci: [] });
    expect(partOf(header, tabs('inci', 'own'))).not.toHaveProperty('ingredients');
    expect(partOf(header, tabs('inci', 'current'))).toEqual(product);
    expect(partOf(tabs('inci', 'own'))).toBeUndefined();
  });

  test.each([
    ['can show each variant of its product', [aPlacedModule('product-header'), text('a')], 2, true],
    [
      'shows another variant only when it is loaded, where a text that stays has a price',
      [priceOf('current')],
      2,
      undefined,
    ],
    ['can show each variant beside a text that has no price', [priceOf('own')], 2, true],
    ['says nothing of variants where there is only one', [aPlacedModule('product-header')], 1, undefined],
  ] as const)('%s', (_what, main, count, hasVariants) => {
    const variants = Array.from({ length: count }, (_, at) => ({ sku: `RL-${at}`, inStock: true }));
    const answer = answerOf(aPage(main));
    const data = { ...answer.data, contentProperties: { product: aProduct({ variants }) } };
    expect(hydratedPart({ ...answer, data }, {}).hasVariants).toBe(hasVariants);
  });
});
