import { screen, within } from '@testing-library/react';
import { type ArticleListingPage, articleListingKey, EMPTY_RELATED } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { showModule } from '../testing/show-module.tsx';

const settings = { source: { kind: 'newest' }, count: 3, pagination: true, filter: 'filtry/poradnik' } as const;
const key = articleListingKey({
  kind: 'newest',
  key: '',
  pageSize: 3,
  page: 1,
  filter: 'filtry/poradnik',
  chosen: {},
});
const facets = [
  {
    filter: 'category',
    values: [
      { code: 'sklady', label: 'Składy', count: 4 },
      { code: 'rytualy', label: 'Rytuały', count: 2 },
    ],
  },
  {
    filter: 'author',
    values: [
      { code: 'ola', label: 'Ola Len', count: 5 },
      { code: 'jan', label: 'Jan Łąka', count: 1 },
    ],
  },
] as const;
const article = (slug: string) => ({ id: 1, title: `Artykuł ${slug}`, urlPath: `/${slug}` });

/** A list of these articles on the page /poradnik. */
async function showList(listing: Partial<ArticleListingPage>, chosen: ArticleListingPage['chosen'] = {}) {
  const slugs = listing.slugs ?? [];
  const page = { slugs, total: slugs.length, page: 1, pageSize: 3, facets, chosen, ...listing };
  const articles = Object.fromEntries(slugs.map((slug) => [slug, article(slug)]));
  const related = { ...EMPTY_RELATED, articles, articleListings: { [key]: page } };
  // The address asks for a tag that nothing offers.
  const params = { articles: { ...chosen, tag: 'nieznany' } };
  return showModule('articles-list', settings, { related, params, path: '/poradnik' });
}

describe('a list of articles with filters', () => {
  test('is there although its address asks for what nothing offers', async () => {
    await showList({ slugs: ['a', 'b'] });
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('is narrowed by links, each with its number, and says what is chosen', async () => {
    await showList({ slugs: ['a'] }, { category: 'sklady' });
    const filter = within(screen.getByRole('navigation', { name: 'Kategoria' }));
    const link = (name: RegExp) => filter.getByRole('link', { name });
    expect(link(/^Składy 4$/).getAttribute('aria-current')).toBe('true');
    expect(link(/^Rytuały 2$/).getAttribute('href')).toBe('/poradnik?category=rytualy');
    expect(link(/^Wszystkie$/).getAttribute('href')).toBe('/poradnik');
    expect(screen.getByRole('status').textContent).toMatch(/^1\sartykuł$/);
    // Authors are people, whom Polish counts by another word.
    const authors = within(screen.getByRole('navigation', { name: 'Autor' }));
    expect(authors.getByRole('link', { current: true }).textContent).toBe('Wszyscy');
  });

  test('keeps what is chosen on its other pages', async () => {
    await showList({ slugs: ['a', 'b', 'c'], total: 7 }, { category: 'sklady' });
    const pages = within(screen.getByRole('navigation', { name: 'Strony listy' }));
    expect(pages.getByRole('link', { name: 'Strona 2' }).getAttribute('href')).toBe('/poradnik?category=sklady&page=2');
  });

  test.each([
    ['nothing is left', { total: 0 }, { category: 'sklady' }, 'Brak artykułów dla wybranych filtrów', true],
    ['the page is beyond its end', { total: 9 }, {}, 'Nie ma tu jeszcze artykułów', true],
    ['there is nothing at all', { total: 0 }, {}, 'Nie ma tu jeszcze artykułów', false],
  ])('says what to do where %s', async (_, listing, chosen, words, hasLink) => {
    await showList(listing, chosen);
    expect(screen.getByText(words)).toBeTruthy();
    const link = screen.queryByRole('link', { name: 'Pokaż wszystkie artykuły' });
    expect(link?.getAttribute('href')).toBe(hasLink ? '/poradnik' : undefined);
  });
});
