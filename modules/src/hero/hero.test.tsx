import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPlacedModule } from '../testing/a-page.ts';
import { aCategory, aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const related = aRelated([]);
const layout = () => document.querySelector('section')?.dataset.layout;

test('the heading keeps one-letter words with the next one', async () => {
  await showModule('hero', { heading: 'Rosa i len w lipcu' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rosa i\u00a0len w\u00a0lipcu');
});

test('buttons stand in its slot; without any there is no empty row', async () => {
  const button = aPlacedModule('button', { settings: { label: 'Zobacz', link: { href: '/swit' } } });
  const { container } = await showModule('hero', { heading: 'Świt' }, {}, { actions: [button] });
  expect(screen.getByRole('link', { name: 'Zobacz' }).getAttribute('href')).toBe('/swit');
  const rows = container.querySelectorAll('section div').length;

  const { container: bare } = await showModule('hero', { heading: 'Świt' });
  expect(bare.querySelectorAll('section div').length).toBe(rows - 2);
});

test.each([undefined, { file: 404 }])('without its picture (%j) it stands plain', async (image) => {
  await showModule('hero', { heading: 'Świt', image, appearance: 'split' }, { related });
  expect(layout()).toBe('plain');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['overlay', 'the picture first'],
  ['split', 'the words first'],
] as const)('%s has %s, as a phone shows it, so that what is painted first is not moved', async (appearance, first) => {
  await showModule('hero', { heading: 'Świt', image: { file: 1 }, appearance }, { related });
  const position = screen.getByRole('heading').compareDocumentPosition(screen.getByRole('img'));
  expect(Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(first === 'the words first');
});

test.each([
  ['low', 800, true],
  ['low', 2000, false],
  ['medium', 800, false],
] as const)(
  '%s beside words, a picture %i wide and 800 high stands in a square: %s',
  async (height, width, isSquare) => {
    const files = { 9: aMediaFile({ id: 9, width, height: 800 }) };
    const settings = { heading: 'Świt', image: { file: 9 }, appearance: 'split', height };
    await showModule('hero', settings, { related: { ...related, files } });
    expect(document.querySelector('section')?.hasAttribute('data-square')).toBe(isSquare);
  },
);

test('a phone gets a picture of its own', async () => {
  const settings = { heading: 'Świt', image: { file: 1 }, portraitImage: { file: 2 } };
  const { container } = await showModule('hero', settings, { related });
  const phone = container.querySelectorAll('source[media="(max-width: 768px)"]');
  expect([...phone].map((source) => source.getAttribute('srcset')?.split(' ')[0])).toEqual([
    '/media/2/ab/400.avif',
    '/media/2/ab/400.webp',
  ]);
});

test('on a category page it says and shows the category', async () => {
  const current = { kind: 'category', category: aCategory() } as const;
  await showModule('hero', { heading: 'Wzór', source: 'current' }, { related, current });
  expect(screen.getByRole('heading').textContent).toBe('Twarz');
  expect(screen.getByText('Formuły krótkie i ciche.')).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/21/ab/800.webp');
});

test('a category without a picture gets the hero’s own', async () => {
  const { image: _none, ...category } = aCategory();
  const current = { kind: 'category', category } as const;
  await showModule('hero', { heading: 'Wzór', source: 'current', image: { file: 1 } }, { related, current });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/1/ab/800.webp');
});

test('on an article it says when it appeared and leads to whoever wrote it', async () => {
  const author = { slug: 'autorzy/marta', name: 'Marta Lipińska', urlPath: '/poradnik/autorzy/marta' };
  const article = {
    id: 1,
    title: 'Zima w mieście',
    urlPath: '/poradnik/zima',
    publicationDate: '2026-11-16',
    author: author.slug,
    categories: ['kategorie/sklady'],
    readingMinutes: 4,
  };
  const names = {
    ...related,
    authors: { [author.slug]: author },
    articleCategories: { 'kategorie/sklady': { slug: 'kategorie/sklady', name: 'Składy' } },
  };
  const current = { kind: 'article', article } as const;
  await showModule('hero', { heading: 'Wzór', source: 'current' }, { related: names, current });
  expect(screen.getByText('Składy')).toBeTruthy();
  expect(document.querySelector('time')?.textContent).toContain('2026');
  expect(screen.getByRole('link', { name: 'Marta Lipińska' }).getAttribute('href')).toBe(author.urlPath);
  expect(screen.getByText('4 min czytania')).toBeTruthy();
});

test('on a product page it says and shows the product', async () => {
  const current = { kind: 'product', product: aProduct() } as const;
  await showModule('hero', { heading: 'Wzór', source: 'current' }, { related, current });
  expect(screen.getByRole('heading').textContent).toBe('Serum z\u00a0lnem');
  expect(screen.getByText('Świt')).toBeTruthy();
});

test('an article leads to its category and to the tags that have pages; what has none is named only', async () => {
  const article = {
    id: 7,
    title: 'Kwasy',
    urlPath: '/poradnik/kwasy',
    categories: ['k/sklad'],
    tags: ['kwasy', 'len'],
  };
  const shown = {
    ...related,
    articleCategories: { 'k/sklad': { slug: 'k/sklad', name: 'Składniki', urlPath: '/poradnik/skladniki' } },
    articleTags: { kwasy: { name: 'kwasy', urlPath: '/poradnik/tagi/kwasy' } },
  };
  const current = { kind: 'article', article } as const;
  await showModule('hero', { heading: 'Wzór', source: 'current' }, { related: shown, current });
  const hrefs = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Składniki', '/poradnik/skladniki'],
    ['kwasy', '/poradnik/tagi/kwasy'],
  ]);
  const tags = screen.getByRole('list', { name: 'Tagi artykułu' });
  expect([...tags.children].map((tag) => tag.textContent)).toEqual(['kwasy', 'len']);
});
