import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDevice } from './watch-device.ts';

const changed = new Set<() => void>();
const aWindow = { innerWidth: 1440 };
const watched = new Proxy(window, {
  get: (target, name) => {
    if (name === 'innerWidth') return aWindow.innerWidth;
    if (name === 'matchMedia') return () => ({ addEventListener: (_: string, on: () => void) => changed.add(on) });
    const value = Reflect.get(target, name);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

/** The window is dragged to a width: each breakpoint that it passes speaks. */
function dragTo(width: number) {
  aWindow.innerWidth = width;
  for (const on of changed) on();
}

const deviceNow = () => document.documentElement.dataset.device;

beforeEach(() => {
  vi.useFakeTimers();
  changed.clear();
  aWindow.innerWidth = 1440;
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.device;
});

test('the window decides at once, and later when its width keeps still for 100 ms', () => {
  watchDevice(watched, { resizeDebounceMs: 100 });
  expect(deviceNow()).toBe('desktop');
  dragTo(800);
  vi.advanceTimersByTime(99);
  expect(deviceNow()).toBe('desktop');
  dragTo(390);
  vi.advanceTimersByTime(99);
  expect(deviceNow()).toBe('desktop');
  vi.advanceTimersByTime(1);
  expect(deviceNow()).toBe('phone');
});
