import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmButton } from './confirm-button.tsx';

const onConfirm = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onConfirm.mockReset();
  render(
    <ConfirmButton label="Usuń" confirmLabel="Na pewno?" name="Usuń: Krem" periodMs={600} onConfirm={onConfirm} />,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const press = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a second click within 600 ms acts, a later one asks again', async () => {
  press(1);
  expect(screen.getByRole('button').textContent).toBe('Na pewno?');
  await wait(600);
  expect(screen.getByRole('button').textContent).toBe('Usuń');
  press(1);
  await wait(599);
  press(2);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('by keyboard it waits until the focus leaves', async () => {
  press(0);
  await wait(60_000);
  expect(screen.getByRole('button', { name: 'Na pewno? Usuń: Krem' })).toBeTruthy();
  fireEvent.blur(screen.getByRole('button'));
  press(0);
  expect(onConfirm).not.toHaveBeenCalled();
  press(0);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
