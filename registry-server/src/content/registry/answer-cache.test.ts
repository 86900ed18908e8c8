import { describe, expect, test, vi } from 'vitest';
import { createAnswerMemory } from './answer-cache.ts';
import type { BuiltAnswer } from './encoded-response.ts';

const anAnswer = (changes: Partial<BuiltAnswer> = {}): BuiltAnswer => ({
  etag: 'W/"x"',
  bodies: { identity: Buffer.alloc(0), br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
  headers: { identity: {}, br: {}, gzip: {} },
  notModified: {},
  tags: [],
  listing: undefined,
  validUntil: Number.POSITIVE_INFINITY,
  bytes: 100,
  ...changes,
});

/** A build that ends when told. */
function aBuild() {
  const { promise, resolve } = Promise.withResolvers<BuiltAnswer>();
  return { build: vi.fn(() => promise), finish: resolve };
}

describe('the memory of answers', () => {
  test('builds an answer once and keeps it', async () => {
    const memory = createAnswerMemory(1_000);
    const answer = anAnswer();
    const build = vi.fn(async () => answer);
    expect(await memory.getOrBuild('a', build)).toBe(answer);
    expect(await memory.getOrBuild('a', build)).toBe(answer);
    expect(memory.get('a')).toBe(answer);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('builds once for all who ask at the same time', async () => {
    const memory = createAnswerMemory(1_000);
    const { build, finish } = aBuild();
    const asked = [memory.getOrBuild('a', build), memory.getOrBuild('a', build), memory.getOrBuild('a', build)];
    finish(anAnswer());
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('drops exactly what carries the tag', async () => {
    const memory = createAnswerMemory(1_000);
    await memory.getOrBuild('a', async () => anAnswer({ tags: ['product:1', 'page:1'] }));
    await memory.getOrBuild('b', async () => anAnswer({ tags: ['product:1', 'page:2'] }));
    await memory.getOrBuild('c', async () => anAnswer({ tags: ['page:3'] }));
    memory.drop(['product:1', 'page:99']);
    expect(['a', 'b', 'c'].map((key) => memory.get(key) !== undefined)).toEqual([false, false, true]);
    expect(memory.bytes).toBe(100);
  });

  test('never gives what was read before a change that came during the build', async () => {
    const memory = createAnswerMemory(1_000);
    const first = aBuild();
    const fresh = anAnswer({ tags: ['page:1'], etag: 'W/"fresh"' });
    const build = vi.fn(async () => fresh).mockImplementationOnce(first.build);
    const asked = memory.getOrBuild('a', build);
    memory.drop(['page:1']);
    first.finish(anAnswer({ tags: ['page:1'], etag: 'W/"stale"' }));
    expect(await asked).toBe(fresh);
    expect(memory.get('a')).toBe(fresh);
  });

  test('does not build again for a change of something else', async () => {
    const memory = createAnswerMemory(1_000);
    const { build, finish } = aBuild();
    const asked = memory.getOrBuild('a', build);
    memory.drop(['page:2']);
    finish(anAnswer({ tags: ['page:1'] }));
    await asked;
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('keeps nothing when the build fails, and tries again', async () => {
    const memory = createAnswerMemory(1_000);
    const failing = memory.getOrBuild('a', async () => {
      throw new Error('no database');
    });
    await expect(failing).rejects.toThrow('no database');
    const answer = anAnswer();
    expect(await memory.getOrBuild('a', async () => answer)).toBe(answer);
  });

  test('keeps nothing for an address that has no answer', async () => {
    const memory = createAnswerMemory(1_000);
    expect(await memory.getOrBuild('a', async () => undefined)).toBeUndefined();
    expect(memory.size).toBe(0);
  });

  test('stays within its bytes, and lets go of what is not asked for', async () => {
    const memory = createAnswerMemory(300);
    for (const key of ['a', 'b', 'c']) await memory.getOrBuild(key, async () => anAnswer());
    memory.get('a');
    await memory.getOrBuild('d', async () => anAnswer());
    expect(memory.bytes).toBeLessThanOrEqual(300);
    expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key) !== undefined)).toEqual([true, false, true, true]);
  });

  test('keeps the bound also when everything is asked for', async () => {
    const memory = createAnswerMemory(500);
    for (let index = 0; index < 100; index += 1) {
      await memory.getOrBuild(`k${index}`, async () => anAnswer());
      memory.get(`k${index}`);
    }
    expect(memory.size).toBe(5);
    expect(memory.get('k99')).toBeDefined();
  });

  test('does not keep what is larger than all of it', async () => {
    const memory = createAnswerMemory(300);
    await memory.getOrBuild('a', async () => anAnswer());
    expect(await memory.getOrBuild('b', async () => anAnswer({ bytes: 301 }))).toBeDefined();
    expect(memory.get('b')).toBeUndefined();
    expect(memory.get('a')).toBeDefined();
  });

  test('builds anew once the moment has come at which prices change', async () => {
    let now = 1_000;
    const memory = createAnswerMemory(1_000, () => now);
    const build = vi.fn(async () => anAnswer({ validUntil: now + 500 }));
    await memory.getOrBuild('a', build);
    now = 1_499;
    expect(memory.get('a')).toBeDefined();
    now = 1_500;
    expect(memory.get('a')).toBeUndefined();
    await memory.getOrBuild('a', build);
    expect(build).toHaveBeenCalledTimes(2);
    expect(memory.bytes).toBe(100);
  });
});
