import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { createModals, type Modal } from './create-modals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first: Modal = { render: () => 'first' };
const second: Modal = { render: () => 'second' };
const wait = (ms: number) => vi.advanceTimersByTime(ms);

test('one at a time: the open one closes, and 200 ms later the other opens', () => {
  const modals = createModals(browserConfig);
  modals.open(first);
  expect(modals.state()).toEqual({ modal: first, isOpen: true });
  modals.open(second);
  expect(modals.state()).toEqual({ modal: first, isOpen: false });
  wait(199);
  expect(modals.state().modal).toBe(first);
  wait(1);
  expect(modals.state()).toEqual({ modal: second, isOpen: true });
  wait(1000);
  expect(modals.state().isOpen).toBe(true);
});

test('back opens the one before, and from there the other again', () => {
  const modals = createModals(browserConfig);
  modals.open(first);
  modals.back();
  expect(modals.state().modal).toBe(first);
  modals.open(second);
  wait(200);
  modals.back();
  wait(200);
  expect(modals.state()).toEqual({ modal: first, isOpen: true });
  modals.back();
  wait(200);
  expect(modals.state()).toEqual({ modal: second, isOpen: true });
});

test('what was in a closed one is there for 300 ms more, and then there is no way back', () => {
  const modals = createModals(browserConfig);
  const listener = vi.fn();
  modals.subscribe(listener);
  modals.open(first);
  modals.open(second);
  wait(200);
  modals.close();
  wait(299);
  expect(modals.state()).toEqual({ modal: second, isOpen: false });
  wait(1);
  expect(modals.state()).toEqual({ isOpen: false });
  modals.back();
  wait(1000);
  expect(modals.state().modal).toBeUndefined();
  modals.close();
  expect(listener).toHaveBeenCalledTimes(5);
});

test('one that is opened while another closes by itself is not cleared', () => {
  const modals = createModals(browserConfig);
  modals.open(first);
  modals.close();
  wait(100);
  modals.open(second);
  wait(5000);
  expect(modals.state()).toEqual({ modal: second, isOpen: true });
});
