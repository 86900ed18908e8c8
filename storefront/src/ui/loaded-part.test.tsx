import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadedPart } from './loaded-part.tsx';

const reload = vi.fn();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reload.mockClear();
});

const open = (load: () => Promise<string>) =>
  act(async () => {
    render(
      <LoadedPart
        load={load}
        waiting="Chwileczkę"
        failed={(retry) => (
          <button type="button" onClick={retry}>
            Jeszcze raz
          </button>
        )}
      >
        {(part) => <p>{part}</p>}
      </LoadedPart>,
    );
  });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

test('what did not come is asked for again', async () => {
  await open(vi.fn(async () => 'Płatność').mockRejectedValueOnce(new Error('no network')));
  await press();
  expect(screen.getByText('Płatność')).toBeTruthy();
});

test('what the browser remembers as failed comes with the page loaded anew, once there is a network', async () => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  await open(async () => {
    throw new Error('no network');
  });
  await press();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await press();
  expect(reload).toHaveBeenCalledTimes(1);
});
