import { moduleDefinitions, paragraphs } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { fieldTitle } from './field-title.ts';
import { findOwnFaults } from './own-rules.ts';

const image = moduleDefinitions.image.settings;
const navbar = moduleDefinitions.navbar.settings;

test('a point on a point is a fault of the list', () => {
  const points = [
    { x: 0.5, y: 0.5, label: 'a' },
    { x: 0.51, y: 0.5, label: 'b' },
  ];
  expect(findOwnFaults(image, { image: { file: 1, points } })).toEqual([
    { path: '/image/points', rule: 'x-minPointDistance', message: 'Punkt nie może leżeć na innym punkcie.' },
  ]);
});

test('points apart from each other are none', () => {
  const points = [
    { x: 0.1, y: 0.5, label: 'a' },
    { x: 0.9, y: 0.5, label: 'b' },
  ];
  expect(findOwnFaults(image, { image: { file: 1, points } })).toEqual([]);
});

test('a picture in a link asks for words, and one that leads nowhere does not', () => {
  const picture = { image: { file: 1 } };
  expect(findOwnFaults(image, { ...picture, link: { href: '/twarz' } })).toEqual([
    {
      path: '/image/alt',
      rule: 'x-altWithLink',
      message: 'Obraz z odnośnikiem potrzebuje opisu (alt): to jego nazwa dla czytników ekranu.',
    },
  ]);
  expect(findOwnFaults(image, picture)).toEqual([]);
});

test('what a module must have is asked for unless the content that it names brings it', () => {
  const button = moduleDefinitions.button.settings;
  expect(findOwnFaults(button, { label: 'Napisz' })).toEqual([
    { path: '/link', rule: 'required', message: 'Pole nie może być puste' },
  ]);
  expect(findOwnFaults(button, { sharedLink: 'odnosniki/list' })).toEqual([]);
  const footer = moduleDefinitions.footer.settings;
  expect(findOwnFaults(footer, { name: 'Rosa', main: { title: 'Sklep' } }).map(({ path }) => path)).toEqual([
    '/main/links',
  ]);
});

test('a dangerous address is found however deep it lies', () => {
  const items = [
    { label: 'A', link: { href: '/a' }, children: [{ label: 'B', link: { href: 'javascript:alert(1)' } }] },
  ];
  expect(findOwnFaults(navbar, { name: 'Rosa', items }).map(({ path }) => path)).toEqual([
    '/items/0/children/0/link/href',
  ]);
});

test('formatting that we do not keep is a fault of the text', () => {
  const { text } = moduleDefinitions;
  expect(findOwnFaults(text.settings, { content: paragraphs('Dobrze') })).toEqual([]);
  expect(findOwnFaults(text.settings, { content: { type: 'doc', content: [{ type: 'iframe' }] } })).toEqual([
    { path: '/content', rule: 'x-richText', message: 'Tekst zawiera formatowanie, którego nie obsługujemy.' },
  ]);
});

test.each([
  ['/items/0/link/href', 'Adres'],
  ['/items/0/children/0/label', 'Napis'],
  ['/announcement', 'Pasek ogłoszenia'],
  ['/unknown', undefined],
])('the field at %s is called %s', (pointer, title) => {
  const items = [{ label: 'A', link: { href: '/a' }, children: [{ label: '', link: { href: '/b' } }] }];
  expect(fieldTitle(navbar, pointer, { name: 'Rosa', items })).toBe(title);
});

test('a field of the chosen kind of list has its name', () => {
  const { settings } = moduleDefinitions['products-list'];
  expect(fieldTitle(settings, '/source/skus', { source: { kind: 'selected', skus: [] } })).toBe('Produkty');
});
