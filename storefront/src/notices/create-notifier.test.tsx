import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { shopActionsPl } from '../i18n/shop-actions.pl.ts';
import { createNotifier } from './create-notifier.ts';

beforeAll(() => import('../style-sheets/missing-sheets.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p id="announcements"></p><p id="alerts"></p>';
});
afterEach(() => vi.useRealTimers());

const region = (id: string) => document.getElementById(id)?.textContent;
const notices = () => [...document.querySelectorAll<HTMLElement>('[data-kind]')];
const texts = () => notices().map((notice) => notice.textContent);

async function notify(...calls: readonly Parameters<ReturnType<typeof createNotifier>['notify']>[]) {
  const notifier = createNotifier({ config: browserConfig, texts: shopActionsPl });
  for (const call of calls) notifier.notify(...call);
  // The sheet of notices is code of its own.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

test.each([
  ['success', 1000, 'top'],
  ['info', 1000, 'top'],
  ['warning', 1000, 'top'],
  ['danger', 2000, 'top'],
  ['notification', 2000, 'bottom'],
] as const)('%s is shown for %i ms at the %s', async (kind, ms, place) => {
  await notify([kind, 'Dodano']);
  expect(texts()).toEqual(['Dodano']);
  expect(notices()[0]?.parentElement?.dataset.place).toBe(place);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(texts()).toEqual(['Dodano']);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual([]);
  expect(document.querySelector('section')).toBeNull();
});

test.each(['pointerEnter', 'focusIn'] as const)('%s stops the clock, which goes on with the rest', async (event) => {
  await notify(['danger', 'Nie udało się']);
  const [notice] = notices();
  if (!notice) throw new Error('No notice is shown');
  await vi.advanceTimersByTimeAsync(1500);
  fireEvent[event](notice);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual(['Nie udało się']);
  fireEvent[event === 'focusIn' ? 'focusOut' : 'pointerLeave'](notice);
  await vi.advanceTimersByTimeAsync(499);
  expect(texts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual([]);
});

test('only what failed can be closed; the focus goes back to where it came from', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await notify(['danger', 'Nie udało się'], ['notification', 'Nowość']);
  const closers = [...document.querySelectorAll<HTMLElement>('[data-kind] button')];
  expect(closers.map((closer) => closer.getAttribute('aria-label'))).toEqual(['Zamknij komunikat']);
  closers[0]?.focus();
  closers[0]?.click();
  expect(texts()).toEqual(['Nowość']);
  expect(document.activeElement).toBe(button);
});

test('each is said: failures at once, all else when there is a pause; of a burst the last', async () => {
  await notify(['success', 'Dodano 1'], ['success', 'Dodano 2'], ['danger', 'Błąd']);
  await vi.advanceTimersByTimeAsync(100);
  expect([region('announcements'), region('alerts')]).toEqual(['Dodano 2', 'Błąd']);
});

test('the same sentence is said again: its region is emptied in between', async () => {
  await notify(['success', 'Dodano']);
  await vi.advanceTimersByTimeAsync(100);
  expect(region('announcements')).toBe('Dodano');
  await notify(['success', 'Dodano']);
  expect(region('announcements')).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(region('announcements')).toBe('Dodano');
});
