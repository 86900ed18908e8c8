import { getPriority } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { aPicture } from '../../testing/a-picture.ts';
import { createImageWorkshop, type ImageWorkshop } from './image-workshop.ts';

// The image process gives way to all others on the machine.
vi.setConfig({ testTimeout: 60_000 });

let workshop: ImageWorkshop | undefined;
afterEach(() => {
  workshop?.close();
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
  workshop = createImageWorkshop();
  expect(workshop.processId).toBeUndefined();
  const kept = await workshop.normalise({ bytes: await aPicture() });
  expect(kept).toMatchObject({ width: 60, height: 40 });
  expect(getPriority(workshop.processId)).toBeGreaterThanOrEqual(10);
});

test('says by which rule a file is refused', async () => {
  workshop = createImageWorkshop();
  await expect(workshop.normalise({ bytes: Buffer.from('<svg/>') })).rejects.toMatchObject({ rule: 'image-type' });
});

test('goes on in a new process after one that crashed', async () => {
  workshop = createImageWorkshop();
  const original = await workshop.normalise({ bytes: await aPicture({ width: 1200, height: 1200 }) });
  const first = workshop.processId ?? 0;
  const underWay = workshop.encode({ bytes: original.bytes, width: 1200, format: 'avif' });
  process.kill(first, 'SIGKILL');
  await expect(underWay).rejects.toThrow('SIGKILL');
  expect((await workshop.encode({ bytes: original.bytes, width: 320, format: 'webp' })).byteLength).toBeGreaterThan(0);
  expect(workshop.processId).not.toBe(first);
});

test('rests but once after answers that come together, so that no forgotten rest ends a later job', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  workshop = createImageWorkshop();
  const { bytes } = await workshop.normalise({ bytes: await aPicture() });
  const answers = [320, 480].map((width) => workshop?.encode({ bytes, width, format: 'webp' }));
  await new Promise((resolve) => setImmediate(resolve));
  // While this process does not look, both answers come to lie in the channel.
  const looksAgainAt = performance.now() + 1500;
  while (performance.now() < looksAgainAt);
  await Promise.all(answers);
  expect(vi.getTimerCount()).toBe(1);
});

test('leaves no process behind when it is closed', async () => {
  workshop = createImageWorkshop();
  await workshop.normalise({ bytes: await aPicture() });
  const processId = workshop.processId ?? 0;
  expect(isAlive(processId)).toBe(true);
  workshop.close();
  await expect.poll(() => isAlive(processId), { timeout: 30_000 }).toBe(false);
});
