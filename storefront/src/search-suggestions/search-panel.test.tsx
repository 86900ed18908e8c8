import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pl } from '../i18n/search-suggestions/pl.ts';
import { latestSearches, rememberSearch } from '../latest-searches/index.ts';
import { createSuggester } from './create-suggester.ts';
import { SearchPanel } from './search-panel.tsx';
import type { Suggested } from './suggestions-api.ts';

const KREM: Suggested = {
  phrase: 'krem',
  minLength: 2,
  phrases: ['krem do rąk', 'krem różany'],
  products: [
    {
      sku: 'A',
      name: 'Krem lniany',
      urlPath: '/krem-lniany',
      price: { amount: 4990, currency: 'PLN' },
      priceVaries: true,
    },
  ],
  categories: [{ name: 'Kremy', urlPath: '/twarz/kremy' }],
  articles: [{ name: 'Jak wybrać krem', urlPath: '/poradnik/krem' }],
};
const NOTHING: Suggested = { ...KREM, phrase: '', phrases: ['serum'], products: [], categories: [], articles: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(answers: Readonly<Record<string, Suggested>> = { '': NOTHING, krem: KREM }) {
  const suggester = createSuggester({
    ask: async (phrase) => {
      const answer = answers[phrase];
      if (!answer) throw new Error('gone');
      return answer;
    },
    delayMs: 120,
    maxAgeMs: 30_000,
    timeoutMs: 10_000,
  });
  render(
    <SearchPanel
      titleId="title"
      language="pl-PL"
      texts={pl}
      suggester={suggester}
      announceDelayMs={1000}
      formatMoney={({ amount }) => `${amount / 100} zł`}
      resultsAddress="/results"
      addressOf={(path) => path}
    />,
  );
  await wait(0);
  return {
    async type(text: string) {
      fireEvent.change(field(), { target: { value: text } });
      await wait(120);
    },
  };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Czego szukasz?' });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('before anything is typed the latest searches are there, with their scope, and popular ones', async () => {
  rememberSearch({ phrase: 'mydło' });
  rememberSearch({ phrase: 'len', scope: 'articles' });
  await show();
  expect(document.activeElement).toBe(field());
  expect([field().getAttribute('enterkeyhint'), field().getAttribute('aria-expanded')]).toEqual(['search', 'true']);
  const latest = within(screen.getByRole('group', { name: 'Ostatnio szukane' })).getAllByRole('option');
  expect(latest.map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
    ['len w: Artykuły', '/results?q=len&scope=articles'],
    ['mydło', '/results?q=myd%C5%82o'],
  ]);
  expect(within(screen.getByRole('group', { name: 'Popularne' })).getByRole('option', { name: 'serum' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść ostatnio szukane' }));
  expect([screen.queryByRole('group', { name: 'Ostatnio szukane' }), latestSearches()]).toEqual([null, []]);
  expect(document.activeElement).toBe(field());
});

test('a phrase is completed in groups, what was not typed stands out, and all results come last', async () => {
  const { type } = await show();
  await type('krem');
  expect(options()).toEqual([
    'krem do rąk',
    'krem różany',
    'Krem lniany od 49.9 zł',
    'Kremy',
    'Jak wybrać krem',
    'Pokaż wszystkie wyniki dla „krem”',
  ]);
  expect(screen.getByRole('option', { name: 'krem do rąk' }).querySelector('b')?.textContent).toBe('do rąk');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Podpowiedzi',
    'Produkty',
    'Kategorie',
    'Artykuły',
    null,
  ]);
});

test('arrows point at options and come back to the field; what is typed stays until Enter follows one', async () => {
  const { type } = await show();
  await type('krem');
  expect(activeOption()).toBeUndefined();
  press('ArrowDown');
  expect([activeOption(), field().value]).toEqual(['krem do rąk', 'krem']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('krem do rąk');
  press('ArrowUp');
  expect(activeOption()).toBeUndefined();
  press('ArrowUp');
  expect(activeOption()).toBe('Pokaż wszystkie wyniki dla „krem”');
  press('ArrowUp');
  press('ArrowUp');
  const followed = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('option', { name: 'Kremy' }).addEventListener('click', followed);
  press('Enter');
  expect(followed).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field(), { key: 'Tab' });
  expect(activeOption()).toBeUndefined();
});

test('Enter without a choice searches for what is typed; an empty field sends nothing', async () => {
  const { type } = await show();
  const form = field().form as HTMLFormElement;
  expect([form.method, new URL(form.action).pathname, field().name]).toEqual(['get', '/results', 'q']);
  const isSent = () => fireEvent.submit(form);
  expect(isSent()).toBe(false);
  await type('krem');
  expect(press('Enter')).toBe(true);
  form.addEventListener('submit', (event) => expect(event.defaultPrevented).toBe(false), { capture: false });
  expect(isSent()).toBe(true);
});

test('Escape closes the list, then clears the field, and then is left to the dialog', async () => {
  const { type } = await show();
  await type('krem');
  expect(press('Escape')).toBe(false);
  expect([options(), field().value, field().getAttribute('aria-expanded')]).toEqual([[], 'krem', 'false']);
  press('ArrowDown');
  expect(options()).toHaveLength(6);
  press('Escape');
  expect(press('Escape')).toBe(false);
  expect(field().value).toBe('');
  expect(press('Escape')).toBe(true);
});

test('what an input method composes is its own: Enter and arrows choose nothing', async () => {
  const { type } = await show();
  await type('krem');
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(activeOption()).toBeUndefined();
});

test('how many there are is said once, a second after the last key', async () => {
  const { type } = await show();
  await type('krem');
  expect(screen.getByRole('status').textContent).toBe('');
  await wait(1000);
  expect(screen.getByRole('status').textContent).toBe('5 podpowiedzi');
});

test('a phrase without suggestions and a shop that is away still lead to all results', async () => {
  const { type } = await show({ '': NOTHING, xyz: { ...NOTHING, phrase: 'xyz', phrases: [] } });
  await type('xyz');
  expect(screen.getByText('Nie mamy podpowiedzi dla „xyz”')).toBeTruthy();
  expect(options()).toEqual(['Pokaż wszystkie wyniki dla „xyz”']);
  await type('krem');
  expect(screen.getByText('Podpowiedzi chwilowo nie działają. Naciśnij Enter, aby wyszukać.')).toBeTruthy();
  expect(options()).toEqual(['Pokaż wszystkie wyniki dla „krem”']);
});

test('clearing goes back to the beginning, the focus stays in the field', async () => {
  const { type } = await show();
  await type('krem');
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
  expect([field().value, document.activeElement === field(), options()]).toEqual(['', true, ['serum']]);
});
