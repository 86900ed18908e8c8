import { emptyPage } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { withFilter } from '../lists/with-filter.ts';
import { aSite, aSummary } from '../testing/fake-api.ts';
import { copyOfPage } from './copy-of-page.ts';
import { isFiltered, readFilter } from './pages-filter.ts';
import { shopAddress } from './shop-address.ts';
import { slugify, toUrlPath } from './slugify.ts';

test.each([
  ['Łąka o świcie', 'laka-o-swicie'],
  ['Źdźbło & żółć', 'zdzblo-zolc'],
  ['  Krem – na dzień!  ', 'krem-na-dzien'],
  ['100% len', '100-len'],
  ['…', ''],
])('the title %j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test.each([
  ['O nas', '/o-nas'],
  ['/poradnik//Jak czytać INCI/', '/poradnik/jak-czytac-inci'],
  ['', '/'],
  ['../../etc', '/etc'],
])('%j is understood as the address %j', (typed, urlPath) => {
  expect(toUrlPath(typed)).toBe(urlPath);
});

test('a page stands at its site’s address', () => {
  expect(shopAddress([aSite()], aSummary())).toBe('https://rosailen.example/o-nas');
  expect(shopAddress([{ ...aSite(), basePath: '/en' }], aSummary())).toBe('https://rosailen.example/en/o-nas');
  expect(shopAddress(undefined, aSummary())).toBeUndefined();
});

test('a copy is a draft of its own beside the page', () => {
  const copy = copyOfPage(aSummary({ isTemplate: true }), emptyPage('page', 'O nas'), 'ab12c');
  expect(copy).toMatchObject({
    title: 'O nas (kopia)',
    urlPath: '/o-nas-kopia-ab12c',
    document: { title: 'O nas (kopia)' },
  });
  expect(copy.isTemplate).toBeUndefined();
});

test('a copy of the home page gets an address too', () => {
  expect(copyOfPage(aSummary({ urlPath: '/' }), emptyPage('page', 'Start'), 'ab12c').urlPath).toBe(
    '/strona-kopia-ab12c',
  );
});

test('the address of the list says what is shown; nonsense in it is ignored', () => {
  const filter = readFilter(new URLSearchParams('search=krem&type=article&status=banana&sort=title&page=-3'));
  expect(filter).toMatchObject({ search: 'krem', type: 'article', sort: 'title', page: 1 });
  expect(filter.status).toBeUndefined();
  expect(isFiltered(filter)).toBe(true);
});

test('a narrower list begins at its first page', () => {
  const search = withFilter(new URLSearchParams('page=4&search=a'), { type: 'article' });
  expect(search.toString()).toBe('search=a&type=article');
  expect(withFilter(search, { page: 2, search: '' }).toString()).toBe('type=article&page=2');
});
