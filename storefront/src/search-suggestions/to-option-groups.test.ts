import { expect, test } from 'vitest';
import type { SuggesterState } from './create-suggester.ts';
import { toOptionGroups } from './to-option-groups.ts';

const products = Array.from({ length: 12 }, (_, at) => ({
  sku: `S${at}`,
  name: `Krem ${at}`,
  urlPath: `/krem-${at}`,
  priceVaries: false,
}));
const before: SuggesterState = {
  phrase: '',
  popular: [],
  bestsellers: products,
  isLongEnough: false,
  isSearching: false,
  hasFailed: false,
};
const suggested = { phrase: 'krem', minLength: 2, phrases: [], products, categories: [], articles: [] };
const typed = { ...before, phrase: 'krem', isLongEnough: true };
const place = { name: 'Kremy', urlPath: '/kremy' };
const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const addresses = { of: (path: string) => path, results: (phrase: string) => `/results?q=${phrase}` };

const counted = (state: SuggesterState, room: 'narrow' | 'wide', latest = six.slice(0, 0)) =>
  toOptionGroups({ state, room, addresses, latest: latest.map((phrase) => ({ phrase })) }).map(
    ({ name, options }) => `${name} ${options.length}`,
  );

test('before anything is typed bestsellers stand where nothing else is known yet', () => {
  expect(counted(before, 'narrow')).toEqual(['bestsellers 8']);
  expect(counted(before, 'wide')).toEqual(['bestsellers 10']);
});

test('what was searched for and what is popular come first, about eight in all', () => {
  expect(counted({ ...before, popular: ['serum'] }, 'narrow', ['len'])).toEqual([
    'latest 1',
    'popular 1',
    'bestsellers 6',
  ]);
  expect(counted({ ...before, popular: six }, 'narrow', six)).toEqual(['latest 4', 'popular 4']);
});

test('products fill the room that phrases, categories and articles leave', () => {
  expect(counted({ ...typed, suggested }, 'narrow')).toEqual(['products 8', 'everything 1']);
  const full = { ...suggested, phrases: six, categories: [place, place], articles: [place] };
  expect(counted({ ...typed, suggested: full }, 'narrow')).toEqual([
    'phrases 3',
    'products 3',
    'categories 1',
    'articles 1',
    'everything 1',
  ]);
  expect(counted({ ...typed, suggested: full }, 'wide')[1]).toBe('products 4');
});
