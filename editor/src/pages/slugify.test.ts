import { expect, test } from 'vitest';
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
