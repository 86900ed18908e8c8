import { describe, expect, test } from 'vitest';
import { browserConfig } from '../config.ts';
import { nextScrollState, restingScroll, type ScrollStep } from './scroll-state.ts';

const scrolled = (...steps: (Omit<ScrollStep, 'isPhone'> & { readonly isPhone?: boolean })[]) =>
  steps.reduce((state, step) => nextScrollState(state, { isPhone: true, ...step }, browserConfig), restingScroll);

test.each([
  [0, true],
  [20, true],
  [21, false],
])('%i px from the top counts as on top: %s', (top, isOnTop) => {
  expect(scrolled({ top, at: 0 }).isOnTop).toBe(isOnTop);
});

describe('the direction', () => {
  test('follows the movement and stays when nothing moves', () => {
    expect(scrolled({ top: 50, at: 0 }).direction).toBe('down');
    expect(scrolled({ top: 50, at: 0 }, { top: 30, at: 10 }).direction).toBe('up');
    expect(scrolled({ top: 50, at: 0 }, { top: 50, at: 10 }).direction).toBe('down');
  });
});

describe('the double flag', () => {
  test('rises after 500 ms in one direction', () => {
    expect(scrolled({ top: 50, at: 0 }, { top: 90, at: 499 }).isDouble).toBe(false);
    expect(scrolled({ top: 50, at: 0 }, { top: 90, at: 500 }).isDouble).toBe(true);
  });

  test('falls with a turn', () => {
    expect(scrolled({ top: 50, at: 0 }, { top: 90, at: 600 }, { top: 80, at: 700 }).isDouble).toBe(false);
  });

  test('never rises on a wider window', () => {
    expect(scrolled({ top: 50, at: 0, isPhone: false }, { top: 90, at: 900, isPhone: false }).isDouble).toBe(false);
  });
});
