import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../api/products.ts';
import {
  copyOfProduct,
  fromFormValues,
  newFormValues,
  type ProductFormValues,
  toFormValues,
} from './product.form-values.ts';
import { newVariant, type PriceFormValues } from './variants/variant.form-values.ts';

const stored = {
  sku: 'RL-1',
  name: 'Krem Świt',
  urlKey: 'krem-swit',
  line: 'swit',
  categories: ['twarz/kremy'],
  description: ['Lekki krem.'],
  flags: { isNew: true, isSale: false },
  isActive: true,
  visibility: 'both',
  taxClass: 23,
  images: [3, 4],
  documents: [{ kind: 'safetyData', title: 'Karta', file: 7 }],
  contents: ['RL-2-50', 'RL-3-30'],
  complementary: ['RL-2'],
  recommended: ['RL-4'],
  variants: [
    {
      sku: 'RL-1',
      size: { value: 50, unit: 'ml' },
      images: [],
      stock: 12,
      prices: {
        PLN: {
          regular: 12_900,
          special: 9_900,
          specialFrom: '2026-11-19T23:00:00.000Z',
          specialTo: '2026-11-25T18:00:00.000Z',
          lowest30: 10_900,
        },
      },
    },
  ],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as StoredProduct & Record<string, unknown>;

const typed = () => toFormValues(stored);
const withPrice = (change: Partial<PriceFormValues>): ProductFormValues => {
  const [variant] = typed().variants;
  if (!variant?.prices.PLN) throw new Error('The product has a price in złote');
  return { ...typed(), variants: [{ ...variant, prices: { PLN: { ...variant.prices.PLN, ...change } } }] };
};

const withStock = (stock: string): ProductFormValues => ({
  ...typed(),
  variants: typed().variants.map((variant) => ({ ...variant, stock })),
});

const priceIn = (write: ReturnType<typeof fromFormValues>) =>
  (write.product as StoredProduct | undefined)?.variants[0]?.prices.PLN;

test('a product is shown as it is typed: złote, days, both ends included', () => {
  expect(typed()).toMatchObject({ flags: ['isNew'], images: [3, 4], summary: '' });
  expect(typed().variants[0]).toEqual({
    key: 'RL-1',
    sku: 'RL-1',
    facts: {
      size: '50',
      unit: 'ml',
      colour: '',
      hex: '#c9a08f',
      ean: '',
      weight: '',
      length: '',
      width: '',
      height: '',
      images: [],
    },
    stock: '12',
    prices: {
      PLN: {
        regular: '129,00',
        special: '99,00',
        specialFrom: '2026-11-20',
        specialTo: '2026-11-25',
        friendsAndFamily: '',
      },
    },
  });
});

describe('saving', () => {
  test('sends nothing that nobody touched', () => {
    expect(fromFormValues(stored, typed())).toEqual({ sku: 'RL-1', stock: {} });
  });

  test('of a stock alone sends that number alone', () => {
    expect(fromFormValues(stored, withStock(' 7 '))).toEqual({ sku: 'RL-1', stock: { 'RL-1': 7 } });
  });

  test('of anything else sends the whole product, without what the server counts itself', () => {
    const { product } = fromFormValues(stored, { ...typed(), name: ' Krem Świt 2 ', flags: ['isBestseller'] });
    expect(product).toEqual({
      name: 'Krem Świt 2',
      urlKey: 'krem-swit',
      line: 'swit',
      categories: ['twarz/kremy'],
      position: 0,
      description: ['Lekki krem.'],
      benefits: [],
      usage: [],
      inci: [],
      warnings: [],
      skinType: [],
      certifications: [],
      flags: { isBestseller: true },
      isActive: true,
      visibility: 'both',
      taxClass: 23,
      images: [3, 4],
      documents: [{ kind: 'safetyData', title: 'Karta', file: 7 }],
      contents: ['RL-2-50', 'RL-3-30'],
      complementary: ['RL-2'],
      recommended: ['RL-4'],
      variants: [
        {
          sku: 'RL-1',
          size: { value: 50, unit: 'ml' },
          images: [],
          prices: {
            PLN: {
              regular: 12_900,
              special: 9_900,
              specialFrom: '2026-11-19T23:00:00.000Z',
              specialTo: '2026-11-25T18:00:00.000Z',
            },
          },
        },
      ],
    });
  });

  test('of another order of what is in a set sends that order', () => {
    const { product } = fromFormValues(stored, { ...typed(), contents: ['RL-3-30', 'RL-2-50'] });
    expect(product).toMatchObject({ contents: ['RL-3-30', 'RL-2-50'], complementary: ['RL-2'], recommended: ['RL-4'] });
  });

  test('without anything that is in it ends a set', () => {
    const { product } = fromFormValues(stored, { ...typed(), contents: [], recommended: [], complementary: [] });
    expect(product).toMatchObject({ complementary: [] });
    expect(Object.keys(product ?? {})).not.toContain('contents');
    expect(Object.keys(product ?? {})).not.toContain('recommended');
  });

  test('keeps the hour of a promotion whose day nobody changed, and takes the day of one that was', () => {
    expect(priceIn(fromFormValues(stored, withPrice({ regular: '139', specialTo: '2026-11-30' })))).toEqual({
      regular: 13_900,
      special: 9_900,
      specialFrom: '2026-11-19T23:00:00.000Z',
      specialTo: '2026-11-30',
    });
  });

  test('without a special price ends the promotion, its days with it', () => {
    const ended = withPrice({ special: '', specialFrom: '', specialTo: '' });
    expect(priceIn(fromFormValues(stored, ended))).toEqual({ regular: 12_900 });
  });
});

describe('the texts of a product', () => {
  const bodyWith = (change: Partial<ProductFormValues>) => fromFormValues(stored, { ...typed(), ...change }).product;

  test('are lists with an entry in each line; names of ingredients stand behind commas, and keep their own', () => {
    const { texts } = typed();
    const body = bodyWith({
      texts: { ...texts, description: ' Lekki krem.\n\nNa dzień. ', inci: 'Aqua, 1,2-Hexanediol,\nParfum' },
    });
    expect(body).toMatchObject({
      description: ['Lekki krem.', 'Na dzień.'],
      inci: ['Aqua', '1,2-Hexanediol', 'Parfum'],
    });
  });

  test('that nobody touched stay as they are, with whatever signs they have', () => {
    const odd = { ...stored, description: ['Raz.\nWciąż raz.'], inci: ['Parfum, Limonene'] };
    const body = fromFormValues(odd, { ...toFormValues(odd), name: 'Krem' }).product;
    expect(body).toMatchObject({ description: ['Raz.\nWciąż raz.'], inci: ['Parfum, Limonene'] });
  });

  test('that are emptied go, and so do brand, line, facts and words for search engines', () => {
    const full = { ...stored, brand: 'rosa', pao: '6M', meta: { title: 'Krem', keywords: 'krem' } } as typeof stored;
    const values = toFormValues(full);
    const body = fromFormValues(full, {
      ...values,
      brand: '',
      line: '',
      pao: ' ',
      texts: { ...values.texts, description: '' },
      meta: { ...values.meta, title: '', keywords: ' lny ' },
    }).product;
    expect(body).toMatchObject({ description: [], meta: { keywords: 'lny' } });
    for (const gone of ['brand', 'line', 'pao']) expect(body).not.toHaveProperty(gone);
  });

  test('go with the revision that was read', () => {
    const read = { ...stored, revision: '0123456789abcdef' };
    expect(fromFormValues(read, { ...toFormValues(read), name: 'X' }).product).toHaveProperty(
      'revision',
      read.revision,
    );
  });
});

describe('variants', () => {
  const shades = {
    ...stored,
    variants: [
      {
        sku: 'RL-1-A',
        size: { value: 4.2, unit: 'g' },
        colour: { code: 'malwa-1', label: 'Malwa', hex: '#a03c46', pantone: '18-1444' },
        ean: '5901234123457',
        images: [],
        stock: 3,
        prices: { PLN: { regular: 6_900 } },
      },
    ],
  } as unknown as StoredProduct;

  test('are added with the price of the last one, a number of their own and stock', () => {
    const values = toFormValues(shades);
    const added = newVariant(values.variants);
    const variants = [
      ...values.variants,
      { ...added, stock: '4', facts: { ...added.facts, colour: 'Głóg polny', hex: '#802020' } },
    ];
    const { product, stock } = fromFormValues(shades, { ...values, variants });
    expect(stock).toEqual({});
    expect(product?.variants[1]).toEqual({
      sku: 'RL-1-1',
      colour: { code: 'glog-polny', label: 'Głóg polny', hex: '#802020' },
      images: [],
      prices: { PLN: { regular: 6_900 } },
      stock: 4,
    });
    expect(product?.variants[0]).not.toHaveProperty('stock');
  });

  test('keep the code of their shade and what else is known of it, until it is called otherwise', () => {
    const values = toFormValues(shades);
    const withFacts = (change: object) =>
      fromFormValues(shades, {
        ...values,
        variants: values.variants.map((variant) => ({ ...variant, facts: { ...variant.facts, ...change } })),
      }).product?.variants[0];
    expect(withFacts({ size: '4,5', hex: '#b03c46', ean: '', weight: '20' })).toEqual({
      sku: 'RL-1-A',
      size: { value: 4.5, unit: 'g' },
      colour: { code: 'malwa-1', label: 'Malwa', hex: '#b03c46', pantone: '18-1444' },
      weightGrams: 20,
      images: [],
      prices: { PLN: { regular: 6_900 } },
    });
    const dimensions = { length: '60', width: ' 60', height: '45' };
    expect(withFacts(dimensions)?.dimensions).toEqual({ lengthMm: 60, widthMm: 60, heightMm: 45 });
    expect(withFacts({ colour: 'Dzika malwa' })?.colour).toEqual({
      code: 'dzika-malwa',
      label: 'Dzika malwa',
      hex: '#a03c46',
    });
  });

  test('in another order are the same ones, and only a stock that somebody changed is sent', () => {
    const two = {
      ...stored,
      variants: [...stored.variants, { sku: 'RL-1-B', images: [], stock: 5, prices: { PLN: { regular: 1 } } }],
    } as StoredProduct;
    const [first, second] = toFormValues(two).variants;
    if (!first || !second) throw new Error('There are two variants');
    const { product, stock } = fromFormValues(two, {
      ...toFormValues(two),
      variants: [{ ...second, stock: '6' }, first],
    });
    expect(stock).toEqual({ 'RL-1-B': 6 });
    expect(product?.variants.map(({ sku }) => sku)).toEqual(['RL-1-B', 'RL-1']);
  });
});

test('a copy is a new product: hidden, without number, address, codes and stock, its prices and texts as they were', () => {
  const copy = copyOfProduct(stored);
  const values = newFormValues(copy);
  const write = fromFormValues(copy, { ...values, sku: ' RL-9 ', name: 'Krem Zmierzch', urlKey: 'krem-zmierzch' });
  expect(write).toMatchObject({
    sku: 'RL-9',
    stock: {},
    product: {
      revision: '0',
      isActive: false,
      description: ['Lekki krem.'],
      images: [3, 4],
      variants: [{ sku: 'RL-9', size: { value: 50, unit: 'ml' }, stock: 0, prices: { PLN: { regular: 12_900 } } }],
    },
  });
});

describe('the story, certificates and gifts of a product', () => {
  const whole = {
    ...stored,
    certifications: ['vegan'],
    certificates: [{ code: 'vegan', issuer: 'The Vegan Society', number: 'TVS-1', validUntil: '2028-12-31' }],
    giftsSku: [],
    samplesSku: ['PROBKA'],
    loyaltyPrograms: ['kameleon'],
    specification: {
      hero: { heading: 'Najpierw zielnik', text: 'Potem wzornik.', image: 5 },
      steps: [{ heading: 'Od środka' }],
    },
  } as StoredProduct & Record<string, unknown>;
  const bodyOf = (change: Partial<ProductFormValues>, of: StoredProduct = whole) =>
    fromFormValues(of, { ...toFormValues(of), ...change }).product;

  test('come back as they were stored when something else is changed', () => {
    const { certificates, giftsSku, samplesSku, loyaltyPrograms, specification } = whole;
    const same = { certificates, giftsSku, samplesSku, loyaltyPrograms, specification };
    expect(bodyOf({ name: 'Krem Zorza' })).toMatchObject(same);
    const without = bodyOf({ name: 'Krem Zorza' }, stored) ?? {};
    expect(Object.keys(same).filter((name) => name in without)).toEqual([]);
  });

  test('are written as they were typed, and what was emptied is not there', () => {
    const { story, certificates } = toFormValues(whole);
    const columns = [{ heading: ' Olej z malin ', text: '', images: [7] }];
    const hero = { heading: '', text: ' ', images: [] };
    const body = bodyOf({
      story: { hero, steps: [], columns },
      certificates: certificates.map((certificate) => ({ ...certificate, number: ' ', validUntil: '' })),
      samplesSku: [],
    });
    expect(body?.specification).toEqual({ columns: [{ heading: 'Olej z malin', image: 7 }] });
    expect(body?.certificates).toEqual([{ code: 'vegan', issuer: 'The Vegan Society' }]);
    expect(body && 'samplesSku' in body).toBe(false);
    const none = bodyOf({ story: { ...story, hero, steps: [] } });
    expect(none && 'specification' in none).toBe(false);
  });
});
