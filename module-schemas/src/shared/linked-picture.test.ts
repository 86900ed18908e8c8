import { expect, test } from 'vitest';
import { validateSettings } from '../page-validation/validate-settings.ts';

const link = { href: '/twarz' };

test.each([
  ['without words', { image: { file: 1 }, link }],
  ['with blank words', { image: { file: 1, alt: '  ' }, link }],
  ['with words that say it is ornament', { image: { file: 1, alt: '' }, link, source: 'own' }],
])('a linked picture %s is a fault of its words', (_, settings) => {
  expect(validateSettings('image', settings)).toEqual([
    {
      path: '/image/alt',
      rule: 'x-altWithLink',
      message: 'Obraz z odnośnikiem potrzebuje opisu (alt): to jego nazwa dla czytników ekranu.',
    },
  ]);
});

test.each([
  ['a linked picture with words', { image: { file: 1, alt: 'Kremy do twarzy' }, link }],
  ['a picture that leads nowhere', { image: { file: 1 } }],
  ['a link without a picture', { link }],
  ['the picture of the current product', { image: { file: 1 }, link, source: 'current' }],
])('%s is fine', (_, settings) => {
  expect(validateSettings('image', settings)).toEqual([]);
});
