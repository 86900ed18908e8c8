import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../api/commerce/products.ts';
import { fromFormValues, type ProductFormValues, toFormValues } from './product.form-values.ts';
import { stored } from './testing/a-typed-product.ts';
import { newVariant } from './variants/variant.form-values.ts';

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
