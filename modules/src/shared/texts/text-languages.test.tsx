import { screen, within } from '@testing-library/react';
import { listingKey, type RichTextNode } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aProduct, aRelated } from '../../testing/a-shop.ts';
import { showDialogs } from '../../testing/show-dialogs.ts';
import { showModule } from '../../testing/show-module.tsx';

beforeAll(showDialogs);

/** A product of a French site that is named in French, told in English, of a line and in a shade that are Polish. */
const product = aProduct({
  name: 'Sérum au lin',
  summary: 'A morning serum.',
  description: ['Flax turns to gel.'],
  benefits: ['brightens'],
  line: { code: 'swit', name: 'Świt', language: 'pl' },
  variants: [
    { sku: 'A', inStock: true, colour: { code: 'len', label: 'Lin', hex: '#eeeeee' } },
    { sku: 'B', inStock: true, colour: { code: 'owies', label: 'Owies', hex: '#dddddd', language: 'pl' } },
  ],
  languages: { summary: 'en', description: 'en', benefits: 'en', specification: 'en' },
  specification: { hero: { heading: 'Thick water' }, steps: [{ heading: 'Moisten' }] },
});
const current = { kind: 'product', product } as const;
const foreign = { ...product, name: 'Serum with Flax', languages: { ...product.languages, name: 'en' } };

/** The language in which an element is read. */
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? undefined;
const languageAt = (words: string | RegExp) => languageOf(screen.getByText(words));

describe('words of the catalogue that are not in the language of the site say in which one they are', () => {
  test('in the buy box: line, summary, shades, what the pictures show', async () => {
    await showModule('product-header', { eyebrow: 'line', hasSummary: true }, { current });
    expect(languageOf(screen.getByRole('heading', { name: 'Sérum au lin' }))).toBeUndefined();
    expect(languageAt('Świt')).toBe('pl');
    expect(languageAt('A morning serum.')).toBe('en');
    expect(languageAt('Owies')).toBe('pl');
    expect(screen.getAllByText('Lin').map(languageOf).filter(Boolean)).toEqual([]);
  });

  test('on cards: the link that is read out and the line above it', async () => {
    const source = { kind: 'selected', skus: [foreign.sku] };
    await showModule('products-list', { source }, { related: aRelated([foreign]) });
    expect(languageOf(screen.getByRole('link', { name: 'Serum with Flax' }))).toBe('en');
    expect(languageAt('Świt')).toBe('pl');
    expect(languageOf(screen.getByRole('link', { name: 'Owies' }))).toBe('pl');
    expect(languageOf(screen.getByRole('link', { name: 'Lin' }))).toBeUndefined();
  });

  test('in headings, texts, heroes and specifications that are bound to it', async () => {
    const bound = { source: 'current' };
    await showModule('heading', { text: 'Nom', ...bound, field: 'line' }, { current });
    expect(languageAt('Świt')).toBe('pl');
    const content: RichTextNode = { type: 'doc' };
    await showModule('text', { content, ...bound, field: 'description' }, { current });
    expect(languageAt(/Flax turns/)).toBe('en');
    await showModule('text', { content, ...bound, field: 'benefits' }, { current });
    expect(languageAt('brightens')).toBe('en');
    await showModule('product-specification', bound, { current });
    expect(languageAt('Thick water')).toBe('en');
    expect(languageAt('Moisten')).toBe('en');
    const category = aCategory({ name: 'Gesicht', description: 'For the day', languages: { description: 'en' } });
    await showModule('hero', { heading: 'Titel', ...bound }, { current: { kind: 'category', category } });
    expect(languageAt('Gesicht')).toBeUndefined();
    expect(languageAt('For the day')).toBe('en');
  });

  test('in breadcrumbs', async () => {
    const trail = [
      { name: 'Gesicht', urlPath: '/gesicht' },
      { name: 'Creams', urlPath: '/face/creams', language: 'en' },
    ];
    await showModule('breadcrumbs', {}, { related: { ...aRelated([]), trail } });
    expect(languageAt('Gesicht')).toBeUndefined();
    expect(languageAt('Creams')).toBe('en');
  });

  test('of a brand', async () => {
    const brand = { code: 'rosa', name: 'Rosa i Len', description: 'A small house.', languages: { description: 'en' } };
    const settings = { source: 'own', brand: 'rosa' };
    await showModule('brand-teaser', settings, { related: { ...aRelated([]), brands: { rosa: brand } } });
    expect(languageAt('A small house.')).toBe('en');
    expect(languageAt('Rosa i Len')).toBeUndefined();
  });

  test('in the filters of a list, also where they are chosen', async () => {
    const query = {
      kind: 'category',
      key: 'twarz',
      page: 1,
      pageSize: 16,
      sort: 'position',
      filtering: { chosen: {} },
    } as const;
    const options = [
      { value: 'swit', label: 'Świt', count: 2, language: 'pl', isChosen: true },
      { value: 'neu', label: 'Neu', count: 2 },
    ] as const;
    const listing = {
      skus: [product.sku],
      total: 4,
      page: 1,
      pageSize: 16,
      sort: 'position',
      filters: { options: { line: ['swit'] } },
      facets: [{ kind: 'options', code: 'line', label: 'Linie', options }],
    } as const;
    const related = { ...aRelated([product]), listings: { [listingKey(query)]: listing } };
    const settings = { source: { kind: 'current-category' }, pagination: true, filters: true };
    await showModule('products-list', settings, { related, current: { kind: 'category', category: aCategory() } });
    const group = within(screen.getByRole('dialog', { hidden: true }));
    expect(group.getAllByText('Świt').map(languageOf)).toEqual(['pl', 'pl']);
    expect(languageOf(group.getByText('Neu'))).toBeUndefined();
  });
});
