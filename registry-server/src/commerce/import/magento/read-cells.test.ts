import { describe, expect, test } from 'vitest';
import { SENTENCES } from '../import.messages.ts';
import { readFlags, unknownAttributes } from './attribute-names.ts';
import { sampleOf } from './colours.ts';
import { columnOf } from './columns.ts';
import { htmlToParagraphs } from './html-to-paragraphs.ts';
import { readAmount } from './read-amount.ts';
import { readAttributes } from './read-attributes.ts';
import { readCategories } from './read-categories.ts';
import { readDay } from './read-day.ts';
import { readPictures } from './read-pictures.ts';
import { readTaxClass } from './read-tax-class.ts';
import { readVariations } from './read-variations.ts';

test.each([
  ['89', 8900],
  ['89.0000', 8900],
  ['89,90', 8990],
  ['0.005', 1],
  ['12.3449', 1234],
  ['12.3450', 1235],
  ['19.99', 1999],
  ['-5', SENTENCES.priceNegative],
  ['-5.00', SENTENCES.priceNegative],
  ['=1+1', SENTENCES.formula],
  ['@SUM(A1)', SENTENCES.formula],
  ['1 299', SENTENCES.priceNotANumber],
  ['1e3', SENTENCES.priceNotANumber],
  ['gratis', SENTENCES.priceNotANumber],
])('the price „%s” is %j', (text, expected) => {
  expect(readAmount(text)).toBe(expected);
});

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-11-30 00:00:00', '2026-11-30'],
  ['11/30/26', '2026-11-30'],
  ['1/5/2027, 12:00 AM', '2027-01-05'],
  ['2026-02-30', undefined],
  ['30.11.2026', undefined],
  ['wkrótce', undefined],
])('the date „%s” is %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

describe('attributes', () => {
  test('part at commas that a name follows', () => {
    expect(readAttributes('color=Malwa,inci=Aqua, Glycerin, Parfum,skin_type=dry|oily,Empty=')).toEqual({
      color: 'Malwa',
      inci: 'Aqua, Glycerin, Parfum',
      skin_type: 'dry|oily',
    });
    expect(readAttributes('name="Krem ""Świt"", duży",size=50 ml')).toEqual({
      name: 'Krem "Świt", duży',
      size: '50 ml',
    });
    expect(readAttributes(undefined)).toEqual({});
    expect(readAttributes('bez znaku równości')).toEqual({});
  });

  test('set flags, and leave over what has no place', () => {
    const attributes = readAttributes('is_new=Yes,bestseller=0,has_gift=Tak,waga_palety=12');
    expect(readFlags(attributes)).toEqual({ isNew: true, isBestseller: false, hasGift: true });
    expect(unknownAttributes(attributes)).toEqual(['waga_palety']);
  });
});

test('variations are named by sku, with their options', () => {
  expect(readVariations('sku=A-1,color=Red,size=50 ml|sku=A-2,color=Blue|color=Green')).toEqual([
    { sku: 'A-1', options: { color: 'Red', size: '50 ml' } },
    { sku: 'A-2', options: { color: 'Blue' } },
  ]);
  expect(readVariations(undefined)).toEqual([]);
});

test('categories are paths below the root, each with those above it', () => {
  const { paths, names } = readCategories(
    'Default Category/Twarz/Kremy na noc,Default Category/Twarz,Default Category',
  );
  expect(paths).toEqual(['twarz/kremy-na-noc', 'twarz']);
  expect(Object.fromEntries(names)).toEqual({ twarz: 'Twarz', 'twarz/kremy-na-noc': 'Kremy na noc' });
});

test.each([
  ['<p>Len i&nbsp;r&oacute;&#380;a.</p><p>Bez zapachu</p>', ['Len i róża.', 'Bez zapachu']],
  ['Raz<br>dwa<br/>trzy', ['Raz', 'dwa', 'trzy']],
  ['<ul><li>myje</li><li>koi</li></ul>', ['myje', 'koi']],
  ['<script>alert(1)</script><style>p{}</style>Treść<!-- uwaga -->', ['Treść']],
  ['2 < 3 &amp;&lt;b&gt; &nieznane;', ['2 < 3 &<b> &nieznane;']],
  ['', []],
])('the HTML %j has the paragraphs %j', (html, paragraphs) => {
  expect(htmlToParagraphs(html)).toEqual(paragraphs);
});

test('the pictures of a row are named once, the main one first', () => {
  const cells = {
    base_image: '/a.jpg',
    base_image_label: 'Przód',
    small_image: '/a.jpg',
    additional_images: '/a.jpg, /b.jpg',
    additional_image_labels: 'Przód,Tył',
  };
  expect(readPictures(cells)).toEqual([
    { path: '/a.jpg', field: 'base_image', alt: 'Przód' },
    { path: '/b.jpg', field: 'additional_images', alt: 'Tył' },
  ]);
  expect(readPictures({})).toEqual([]);
});

test.each([
  ['Taxable Goods', 23],
  ['VAT 8%', 8],
  ['0', 0],
  ['None', 0],
  [undefined, undefined],
])('the tax class %j is the rate %j', (name, rate) => {
  const refused: string[] = [];
  expect(readTaxClass(name, (field) => void refused.push(field)).taxClass).toBe(rate);
  expect(refused).toEqual([]);
});

test('a tax class without a rate is refused', () => {
  const refused: string[] = [];
  readTaxClass('Luksusowa 230', (field) => void refused.push(field));
  expect(refused).toEqual(['tax_class_name']);
});

test('what the rules say of a field is told on its column', () => {
  expect(columnOf('/variants/3/prices/PLN/special')).toBe('special_price');
  expect(columnOf('/variants/3/prices/PLN/regular')).toBe('price');
  expect(columnOf('/urlKey')).toBe('url_key');
  expect(columnOf('/pao')).toBe('additional_attributes');
});

test('common colours have a sample', () => {
  expect(sampleOf('Różowy')).toBe(sampleOf('pink'));
  expect(sampleOf('Malwa o świcie')).toBeUndefined();
});
