import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Nothing is under way any more: every button may be pressed. Each look is an act of its own: what comes while one
 * lasts, a file of a step for one, is rendered only at its end.
 */
export const settle = () =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(document.querySelector('button[aria-disabled="true"]')).toBeNull();
  });
