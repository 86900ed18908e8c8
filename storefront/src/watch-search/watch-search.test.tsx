import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { latestSearches } from '../latest-searches/index.ts';
import { aSite } from '../testing/an-answer.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { watchSearch } from './watch-search.ts';

const POPULAR = { data: { phrase: '', minLength: 2, phrases: ['serum'], products: [], categories: [], articles: [] } };

let stop: AbortController;
beforeEach(() => {
  showDialogs();
  stop = new AbortController();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json(POPULAR));
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // What is listened to on the document ends with the test.
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      const given = typeof options === 'object' ? options : { capture: options === true };
      listen(name, listener, { ...given, signal: stop.signal });
    },
  );
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const aShop = (site = aSite()) => ({ site, config: browserConfig, routes: {} });

function aHeader(href = '/results') {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = 'Szukaj w sklepie';
  document.body.append(link);
  // Where nobody intercepts it a link is followed, which is not what is tested.
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

test('the link in the header opens the search, whose focus comes back to it', async () => {
  watchSearch(aShop());
  const link = aHeader();
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(screen.getByRole('dialog', { name: /^Szukaj w\ssklepie$/ })).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'serum' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zamknij okno' })));
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test.each([
  ['with a key for a new tab', { ctrlKey: true }, '/results'],
  ['to results of a phrase', {}, '/results?q=krem'],
  ['elsewhere', {}, '/kontakt'],
])('a link %s is left alone', async (_what, keys, href) => {
  watchSearch(aShop());
  const seen = vi.fn();
  const link = aHeader(href);
  link.addEventListener('click', seen);
  fireEvent.click(link, keys);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a site without a search watches nothing', () => {
  watchSearch(aShop(aSite({ features: { ...aSite().features, search: false } })));
  const seen = vi.fn();
  const link = aHeader();
  link.addEventListener('click', seen);
  fireEvent.click(link);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('what results are asked for is remembered with its scope', async () => {
  history.replaceState(null, '', '/results?q=%20krem%20%20lniany&scope=articles&page=2');
  watchSearch(aShop());
  await waitFor(() => expect(latestSearches()).toEqual([{ phrase: 'krem lniany', scope: 'articles' }]));
});
