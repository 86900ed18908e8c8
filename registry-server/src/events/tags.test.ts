import { expect, test } from 'vitest';
import { shortenTags, tagsOfChange } from './tags.ts';

test('a change has the tag of the thing and of its kind', () => {
  expect(tagsOfChange(['product:RL-1', 'product:RL-2', 'path:pl:/o-nas'])).toEqual([
    'product:RL-1',
    'product:RL-2',
    'path:pl:/o-nas',
    'product:*',
    'path:*',
  ]);
});

test('a short list of tags stays as it is', () => {
  expect(shortenTags(['page:1', 'path:pl:/', 'product:1'], 100)).toEqual(['page:1', 'path:pl:/', 'product:1']);
});

test('a long list names its most numerous kinds, and is invalidated by a change of any of them', () => {
  const products = Array.from({ length: 100 }, (_, index) => `product:RL-${index}`);
  const files = Array.from({ length: 10 }, (_, index) => `file:${index}`);
  const shortened = shortenTags(['page:1', ...products, ...files], 120);
  expect(shortened).toEqual(['page:1', 'product:*', ...files]);
  expect(tagsOfChange(['product:RL-7'])).toContain('product:*');
  expect(shortenTags(['page:1', ...products, ...files], 20)).toEqual(['page:*', 'product:*', 'file:*']);
});
