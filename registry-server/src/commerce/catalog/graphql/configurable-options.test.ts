import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VariantData } from '../products/product-view.ts';
import { configurableOptions, findVariantByOptions, optionsOfVariant, valueIndexOf } from './configurable-options.ts';

const aVariant = (sku: string, colour: string | null, size: number | null): VariantData => ({
  id: 1,
  sku,
  ean: null,
  weightGrams: null,
  sellable: 1,
  images: [],
  colour: colour === null ? null : { code: colour, label: colour.toUpperCase(), hex: '#000000' },
  size: size === null ? null : { value: size, unit: 'ml' },
});
const codesOf = (variants: readonly VariantData[]) => configurableOptions({ variants }).map(({ code }) => code);

describe('the choice between variants', () => {
  test('is by what differs', () => {
    expect(codesOf([aVariant('A', 'malwa', 5), aVariant('B', 'glog', 5)])).toEqual(['color']);
    expect(codesOf([aVariant('A', 'malwa', 5), aVariant('B', 'malwa', 8)])).toEqual(['size']);
    expect(codesOf([aVariant('A', 'malwa', 5), aVariant('B', 'glog', 8)])).toEqual(['color', 'size']);
  });

  test('is by the variant itself where nothing else tells them apart', () => {
    expect(codesOf([aVariant('A', null, null), aVariant('B', null, null)])).toEqual(['variant']);
    expect(codesOf([aVariant('A', 'malwa', 5), aVariant('B', null, 5)])).toEqual(['variant']);
    expect(codesOf([aVariant('A', 'malwa', null), aVariant('B', 'glog', null), aVariant('C', 'glog', null)])).toEqual([
      'color',
      'variant',
    ]);
  });

  test('is not made by half of it', () => {
    const variants = [aVariant('A', 'malwa', 5), aVariant('B', 'glog', 8)];
    const [malwa] = configurableOptions({ variants })[0]?.values ?? [];
    expect(findVariantByOptions({ variants }, [malwa?.uid ?? ''])).toBeUndefined();
    expect(findVariantByOptions({ variants }, [])).toBeUndefined();
  });

  test('whatever the variants, each is found by its own options and by no other’s', () => {
    const kind = fc.record({
      colour: fc.option(fc.constantFrom('malwa', 'glog', 'wrzos', 'kora')),
      size: fc.option(fc.constantFrom(5, 8, 50)),
    });
    fc.assert(
      fc.property(fc.array(kind, { minLength: 2, maxLength: 12 }), (kinds) => {
        const variants = kinds.map(({ colour, size }, index) => aVariant(`V${index}`, colour, size));
        for (const variant of variants) {
          const uids = optionsOfVariant({ variants }, variant).map(({ value }) => value.uid);
          expect(uids).toHaveLength(configurableOptions({ variants }).length);
          expect(findVariantByOptions({ variants }, uids)?.sku).toBe(variant.sku);
        }
      }),
    );
  });

  test('numbers of values are part of links that people keep: they do not change', () => {
    expect([valueIndexOf('color', 'malwa'), valueIndexOf('size', '50 ml')]).toEqual([227936084, 1241933194]);
  });
});
