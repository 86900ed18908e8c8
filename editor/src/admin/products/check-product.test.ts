import { describe, expect, test } from 'vitest';
import { NO_CERTIFICATE } from './certificates/certificate.form-values.ts';
import { checkProduct } from './check-product.ts';
import { NO_SECTION } from './story/story.form-values.ts';
import { typed, withPrice, withStock } from './testing/a-typed-product.ts';

describe('what is typed is refused', () => {
  const at = (field: string) => `/variants/0/prices/PLN/${field}`;
  test.each([
    ['no name', { ...typed(), name: '  ' }, '/name'],
    [
      'a certificate that proves nothing',
      { ...typed(), certificates: [{ ...NO_CERTIFICATE, issuer: 'The Vegan Society' }] },
      '/certificates/0/code',
    ],
    [
      'a certificate that nobody has issued',
      { ...typed(), certificates: [{ ...NO_CERTIFICATE, code: 'vegan', issuer: ' ' }] },
      '/certificates/0/issuer',
    ],
    [
      'an opening of the story without a heading',
      { ...typed(), story: { ...typed().story, hero: { ...NO_SECTION, text: 'Rosa i len' } } },
      '/specification/hero/heading',
    ],
    [
      'a step of the story without a heading',
      { ...typed(), story: { ...typed().story, steps: [{ ...NO_SECTION, heading: ' ' }] } },
      '/specification/steps/0/heading',
    ],
    [
      'a document without a title',
      { ...typed(), documents: [{ kind: 'other' as const, title: ' ', file: 7 }] },
      '/documents/0/title',
    ],
    ['no price', withPrice({ regular: '' }), at('regular')],
    ['a price of nothing', withPrice({ regular: '0' }), at('regular')],
    ['a price in words', withPrice({ regular: 'sto' }), at('regular')],
    ['a promotion that is dearer', withPrice({ special: '129,00' }), at('special')],
    ['days without a promotion', withPrice({ special: '' }), at('special')],
    ['a promotion that ends before it begins', withPrice({ specialTo: '2026-11-01' }), at('specialTo')],
    ['a friends’ price that is no lower', withPrice({ friendsAndFamily: '129' }), at('friendsAndFamily')],
    ['half a piece', withStock('1,5'), '/variants/0/stock'],
    ['a stock below nothing', withStock('-1'), '/variants/0/stock'],
  ])('with %s', (_, product, path) => {
    expect(Object.keys(checkProduct(product))).toEqual([path]);
  });

  test('and not as it is stored', () => {
    expect(checkProduct(typed())).toEqual({});
  });
});
