import { moduleDefinitions, moduleForms, THEME_COLOURS } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { fitsSideBySide } from '../../forms/rjsf/fits-side-by-side.ts';
import { formSchemaOf } from '../module-forms/form-schema.ts';
import { pointerSteps, toErrorSchema } from '../module-forms/settings-fault.ts';
import { allErrors, countErrors, errorsOf } from './error-tree.ts';
import { withFile, withImageField } from './fields/image-value.ts';
import { areLinked, setAllSides, setSide } from './fields/spacing.ts';
import { toRichText } from './fields/to-rich-text.ts';
import { groupProperties } from './templates/group-properties.ts';
import { isIdleBinding } from './templates/idle-binding.ts';
import { itemNameOf } from './templates/item-name.ts';
import { asHref, looksLikeAddress } from './widgets/as-href.ts';
import { parseNumber, showNumber } from './widgets/parse-number.ts';
import { readHex } from './widgets/read-hex.ts';
import { withoutUndefined } from './without-undefined.ts';

test('faults lie at their fields, each sentence once', () => {
  const errors = toErrorSchema([
    { path: '/image/alt', rule: 'maxLength', message: 'Za długi tekst.' },
    { path: '/image/alt', rule: 'maxLength', message: 'Za długi tekst.' },
    { path: '/image', rule: 'required', message: 'Brak pliku.' },
  ]);
  expect(errors).toEqual({ image: { __errors: ['Brak pliku.'], alt: { __errors: ['Za długi tekst.'] } } });
  expect(allErrors(errorsOf(errorsOf(errors, 'image'), 'alt'))).toEqual(['Za długi tekst.']);
  expect(allErrors(errors).toSorted()).toEqual(['Brak pliku.', 'Za długi tekst.']);
  expect(countErrors(errors)).toBe(2);
});

test('a pointer with escaped names is taken apart', () => {
  expect(pointerSteps('/a~1b/0/c~0d')).toEqual(['a/b', '0', 'c~d']);
});

describe('groups of fields', () => {
  test.each(Object.keys(moduleForms) as (keyof typeof moduleForms)[])('of %s hold every field once', (driver) => {
    const names = Object.keys(moduleDefinitions[driver].settings.properties);
    const groups = groupProperties(names, moduleForms[driver].groups);
    expect(Object.values(groups).flat().toSorted()).toEqual(names.toSorted());
  });

  test('a field that no group names follows in the last one', () => {
    expect(groupProperties(['a', 'b', 'c'], { content: ['b'], behaviour: ['a'] })).toEqual({
      content: ['b'],
      appearance: [],
      behaviour: ['a', 'c'],
    });
  });
});

test.each([
  ['source', {}, false, true],
  ['source', {}, true, false],
  ['source', { source: 'current' }, false, false],
  ['field', {}, true, true],
  ['field', { source: 'current' }, true, false],
  ['text', {}, false, false],
])('the field %s with %o on a template: %s is idle: %s', (name, settings, isTemplate, idle) => {
  expect(isIdleBinding(name, formSchemaOf('heading'), settings, isTemplate)).toBe(idle);
});

test('the source of a product list is no binding', () => {
  expect(isIdleBinding('source', formSchemaOf('products-list'), {}, false)).toBe(false);
});

test.each([
  ['kontakt@rosailen.pl', 'mailto:kontakt@rosailen.pl'],
  ['rosailen.pl/o-nas', 'https://rosailen.pl/o-nas'],
  [' /twarz ', '/twarz'],
  ['tel:+48 600 100 200', 'tel:+48 600 100 200'],
  ['o nas', 'o nas'],
])('%j is taken as the address %j', (typed, href) => {
  expect(asHref(typed)).toBe(href);
});

test('words are no address', () => {
  expect(looksLikeAddress('krem na dzień')).toBe(false);
  expect(looksLikeAddress('#skład')).toBe(true);
});

test.each([
  ['12', 12],
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['-3', -3],
  ['1 200', 1200],
  ['', undefined],
  ['4,', null],
  ['abc', null],
])('%j typed as a number is %j', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test('a number is shown with a comma', () => {
  expect([showNumber(4.5), showNumber(16), showNumber(undefined)]).toEqual(['4,5', '16', '']);
});

test.each([
  ['#9C4A3C', '#9c4a3c'],
  ['abc', '#aabbcc'],
  [' 9c4a3c ', '#9c4a3c'],
  ['#12', undefined],
  ['czerwony', undefined],
])('%j typed as a colour is %j', (typed, hex) => {
  expect(readHex(typed)).toBe(hex);
});

test.each([
  [['Niski', 'Średni', 'Wysoki'], true],
  [['Tekst na zdjęciu', 'Tekst obok zdjęcia', 'Bez zdjęcia'], false],
  [['H1', 'H2', 'H3', 'H4', 'H5', 'H6'], false],
  [['Jedyny'], false],
])('the choices %j stand side by side: %s', (labels, fits) => {
  expect(fitsSideBySide(labels)).toBe(fits);
});

describe('spacing', () => {
  test('one level stands for all sides', () => {
    expect(setAllSides(4)).toEqual({ top: 4, right: 4, bottom: 4, left: 4 });
    expect(areLinked({ top: 4, right: 4, bottom: 4, left: 4 })).toBe(true);
    expect(areLinked({ top: 4 })).toBe(false);
    expect(areLinked({})).toBe(true);
  });
  test('no level on any side is no spacing', () => {
    expect(setAllSides(undefined)).toBeUndefined();
    expect(setSide({ top: 4 }, 'top', undefined)).toBeUndefined();
    expect(setSide({ top: 4, left: 2 }, 'top', undefined)).toEqual({ left: 2 });
  });
});

test('another picture does not keep the words and points of the one before', () => {
  const value = { file: 1, alt: 'Krem', points: [{ x: 0.5, y: 0.5, label: 'a' }] };
  expect(withFile(value, 2)).toEqual({ file: 2 });
  expect(withFile(value, 1)).toEqual(value);
  expect(withFile(value, undefined)).toBeUndefined();
});

test('an emptied field of a picture is absent', () => {
  expect(withImageField({ file: 1, alt: 'Krem' }, 'alt', undefined)).toEqual({ file: 1 });
});

test('only our nodes, marks and attributes of a rich text are kept', () => {
  const given = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { textAlign: 'left' },
        content: [
          {
            type: 'text',
            text: 'Krem',
            marks: [
              { type: 'bold' },
              { type: 'code' },
              { type: 'link', attrs: { href: '/krem', newTab: null, class: 'x' } },
            ],
          },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
    ],
  };
  expect(toRichText(given)).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Krem', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/krem' } }] },
        ],
      },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ],
  });
});

test.each([
  [{ title: 'Skład', content: {} }, 'Skład'],
  [{ label: 'Twarz' }, 'Twarz'],
  ['Paczkomat', 'Paczkomat'],
  [{ label: '' }, undefined],
  [undefined, undefined],
])('the item %j calls itself %j', (item, name) => {
  expect(itemNameOf(item)).toBe(name);
});

test('there is a name for every colour of the theme', async () => {
  const { t } = await import('../../i18n/pl.ts');
  expect(THEME_COLOURS.filter((colour) => !t.inspector.colour.names[colour])).toEqual([]);
});

describe('undefined fields', () => {
  test('are dropped at every depth', () => {
    const dropped = withoutUndefined({
      source: { kind: 'line', category: undefined },
      items: [{ a: undefined, b: 1 }],
    });
    expect(JSON.stringify(Object.keys(dropped.source))).toBe('["kind"]');
    expect(Object.keys(dropped.items[0] ?? {})).toEqual(['b']);
  });
  test('stay in a group that holds nothing else yet', () => {
    expect(Object.keys(withoutUndefined({ announcement: { text: undefined } }).announcement)).toEqual(['text']);
  });
  test('leave what has none as it is', () => {
    const value = { a: { b: [1, 'x', null, false] } };
    expect(withoutUndefined(value)).toBe(value);
    const partly = { keep: { x: 1 }, drop: { y: undefined, z: 2 } };
    expect(withoutUndefined(partly).keep).toBe(partly.keep);
  });
});
