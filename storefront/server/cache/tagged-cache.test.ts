import { describe, expect, test } from 'vitest';
import { createTaggedCache } from './tagged-cache.ts';

const aCache = (maxBytes = 100, rememberedDrops = 10) => createTaggedCache<string>({ maxBytes, rememberedDrops });

describe('the cache', () => {
  test('gives back what was put and counts its bytes', () => {
    const cache = aCache();
    cache.put('a', 'A', { bytes: 30, tags: ['page:1'] }, cache.mark());
    expect(cache.get('a')).toBe('A');
    expect(cache.bytes).toBe(30);
  });

  test('puts the longest unused entry out when bytes run out', () => {
    const cache = aCache(100);
    cache.put('a', 'A', { bytes: 40, tags: [] }, cache.mark());
    cache.put('b', 'B', { bytes: 40, tags: [] }, cache.mark());
    cache.get('a');
    cache.put('c', 'C', { bytes: 40, tags: [] }, cache.mark());
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    expect(cache.bytes).toBe(80);
  });

  test('counts an entry put twice once', () => {
    const cache = aCache();
    cache.put('a', 'A', { bytes: 40, tags: ['x'] }, cache.mark());
    cache.put('a', 'B', { bytes: 10, tags: ['y'] }, cache.mark());
    expect([cache.bytes, cache.size]).toEqual([10, 1]);
    cache.dropTags(['x']);
    expect(cache.get('a')).toBe('B');
  });

  test('does not store what is larger than itself', () => {
    const cache = aCache(100);
    expect(cache.put('a', 'A', { bytes: 101, tags: [] }, cache.mark())).toBe(false);
    expect(cache.size).toBe(0);
  });

  test('stays within its bytes when an entry grows', () => {
    const cache = aCache(100);
    cache.put('a', 'A', { bytes: 40, tags: [] }, cache.mark());
    cache.put('b', 'B', { bytes: 40, tags: [] }, cache.mark());
    cache.grow('b', 'B', 30);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([undefined, 'B', 70]);
  });

  test('does not count the growth of an entry that was replaced', () => {
    const cache = aCache(100);
    cache.put('a', 'A', { bytes: 40, tags: [] }, cache.mark());
    cache.put('a', 'B', { bytes: 40, tags: [] }, cache.mark());
    cache.grow('a', 'A', 30);
    expect(cache.bytes).toBe(40);
  });
});

describe('dropping', () => {
  test('removes exactly the entries with the tag', () => {
    const cache = aCache();
    cache.put('a', 'A', { bytes: 1, tags: ['page:1', 'product:X'] }, cache.mark());
    cache.put('b', 'B', { bytes: 1, tags: ['page:2', 'product:X'] }, cache.mark());
    cache.put('c', 'C', { bytes: 1, tags: ['page:3'] }, cache.mark());
    cache.dropTags(['product:X']);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, undefined, 'C']);
    expect(cache.bytes).toBe(1);
  });

  test('keeps out what was loaded before the drop and stored after it', () => {
    const cache = aCache();
    const mark = cache.mark();
    cache.dropTags(['page:1']);
    expect(cache.put('a', 'old', { bytes: 1, tags: ['page:1'] }, mark)).toBe(false);
    expect(cache.put('b', 'B', { bytes: 1, tags: ['page:2'] }, mark)).toBe(true);
    expect(cache.put('a', 'new', { bytes: 1, tags: ['page:1'] }, cache.mark())).toBe(true);
  });

  test('keeps out everything older than the drops it remembers', () => {
    const cache = aCache(100, 2);
    const mark = cache.mark();
    cache.dropTags(['a']);
    cache.dropTags(['b']);
    cache.dropTags(['c']);
    expect(cache.put('x', 'X', { bytes: 1, tags: ['z'] }, mark)).toBe(false);
  });

  test('of everything keeps out what was loaded before', () => {
    const cache = aCache();
    cache.put('a', 'A', { bytes: 5, tags: [] }, cache.mark());
    const mark = cache.mark();
    cache.clear();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
    expect(cache.put('a', 'A', { bytes: 5, tags: [] }, mark)).toBe(false);
  });
});
