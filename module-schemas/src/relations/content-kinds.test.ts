import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '../page/page.ts';
import { isContentKind, kindsNaming } from './content-kinds.ts';

test('content of every type can be named, pages as pages and as articles, links as shared ones', () => {
  const named = Object.fromEntries(CONTENT_TYPES.map((type) => [type, kindsNaming(type)]));
  expect(Object.entries(named).filter(([, kinds]) => kinds.length === 0)).toEqual([]);
  expect(named).toMatchObject({
    page: ['article', 'page'],
    article: ['article', 'page'],
    'product-filter': ['filter'],
    'article-filter': ['article-filter', 'filter'],
    link: ['shared-link'],
    gallery: ['gallery'],
  });
});

test('products and files go by keys of their own', () => {
  expect(['article', 'navigation'].map((kind) => isContentKind(kind as 'article'))).toEqual([true, true]);
  expect((['product', 'file', 'category'] as const).map(isContentKind)).toEqual([false, false, false]);
});
