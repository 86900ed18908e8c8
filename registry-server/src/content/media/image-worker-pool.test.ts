import { getPriority } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { aPicture } from '../../testing/a-picture.ts';
import { createImageWorkerPool, IDLE_MS, type ImageWorkerPool } from './image-worker-pool.ts';

// The image process gives way to all others on the machine.
vi.setConfig({ testTimeout: 60_000 });

let workerPool: ImageWorkerPool | undefined;
afterEach(() => {
  workerPool?.close();
  vi.useRealTimers();
});

const isAlive = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

test('works in a process of its own that gives way to all others, and starts it only when there is work', async () => {
  workerPool = createImageWorkerPool();
  expect(workerPool.processId).toBeUndefined();
  const kept = await workerPool.normalise({ bytes: await aPicture() });
  expect(kept).toMatchObject({ width: 60, height: 40 });
  expect(getPriority(workerPool.processId)).toBeGreaterThanOrEqual(10);
});

test('tells the colours of many pictures at once from their placeholders', async () => {
  workerPool = createImageWorkerPool();
  const { placeholder } = await workerPool.normalise({ bytes: await aPicture() });
  const colours = await workerPool.colours({ placeholders: [placeholder, 'data:image/webp;base64,', placeholder] });
  expect(colours).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/), '', colours[0]]);
});

test('says by which rule a file is refused', async () => {
  workerPool = createImageWorkerPool();
  await expect(workerPool.normalise({ bytes: Buffer.from('<svg/>') })).rejects.toMatchObject({ rule: 'image-type' });
});

test('goes on in a new process after one that crashed', async () => {
  workerPool = createImageWorkerPool();
  const original = await workerPool.normalise({ bytes: await aPicture({ width: 1200, height: 1200 }) });
  const first = workerPool.processId ?? 0;
  const underWay = workerPool.encode({ bytes: original.bytes, width: 1200, format: 'avif' });
  process.kill(first, 'SIGKILL');
  await expect(underWay).rejects.toThrow('SIGKILL');
  expect((await workerPool.encode({ bytes: original.bytes, width: 320, format: 'webp' })).byteLength).toBeGreaterThan(
    0,
  );
  expect(workerPool.processId).not.toBe(first);
});

test('rests but once after answers that come together, so that no forgotten rest ends a later job', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  workerPool = createImageWorkerPool();
  const { bytes } = await workerPool.normalise({ bytes: await aPicture() });
  const answers = [320, 480].map((width) => workerPool?.encode({ bytes, width, format: 'webp' }));
  await new Promise((resolve) => setImmediate(resolve));
  // While this process does not look, both answers come to lie in the channel.
  const looksAgainAt = performance.now() + 1500;
  while (performance.now() < looksAgainAt);
  await Promise.all(answers);
  const processId = workerPool.processId;
  vi.advanceTimersByTime(IDLE_MS / 2);
  const later = workerPool.encode({ bytes, width: 320, format: 'avif' });
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(IDLE_MS - 1000);
  await expect(later).resolves.toBeInstanceOf(Uint8Array);
  expect(workerPool.processId).toBe(processId);
});

test('leaves no process behind when it is closed', async () => {
  workerPool = createImageWorkerPool();
  await workerPool.normalise({ bytes: await aPicture() });
  const processId = workerPool.processId ?? 0;
  expect(isAlive(processId)).toBe(true);
  workerPool.close();
  await expect.poll(() => isAlive(processId), { timeout: 30_000 }).toBe(false);
});
