import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosenSku } from './use-chosen-sku.ts';

const shown = (initial: string | undefined) =>
  renderHook(({ sku }: { sku: string | undefined }) => useChosenSku(sku), { initialProps: { sku: initial } });

test('what is pressed is shown before its address is there', () => {
  const { result } = shown('A');
  act(() => result.current[1]('B'));
  expect(result.current[0]).toBe('B');
});

test('what is pressed can be bought before it is shown', () => {
  const { result, rerender } = shown('A');
  act(() => {
    result.current[1]('B');
    expect(result.current[0]).toBe('A');
    expect(result.current[2].current).toBe('B');
  });
  // From then on what is shown is bought, whatever the address says next.
  expect(result.current[2].current).toBeUndefined();
  rerender({ sku: 'C' });
  expect(result.current[2].current).toBeUndefined();
});

test('whoever goes back to a variant from which another was pressed sees that variant', () => {
  const { result, rerender } = shown(undefined);
  for (const sku of ['A', 'B']) {
    act(() => result.current[1](sku));
    rerender({ sku });
    expect(result.current[0]).toBe(sku);
  }
  rerender({ sku: 'A' });
  expect(result.current[0]).toBe('A');
  rerender({ sku: undefined });
  expect(result.current[0]).toBeUndefined();
});
