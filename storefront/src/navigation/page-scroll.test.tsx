import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { SCROLLS_KEY } from '../head-script.ts';
import { anAnswer } from '../testing/an-answer.ts';
import type { Arrival } from './navigator.ts';
import { createPageScroll, hashTarget } from './page-scroll.ts';

const scrolls: ScrollToOptions[] = [];
const arrival = (given: Partial<Arrival>): Arrival => ({
  view: { kind: 'content', path: '/', params: {}, answer: anAnswer() },
  cause: 'forward',
  hash: '',
  historyKey: 'k1',
  ...given,
});

function scrolledTo(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  scrolls.length = 0;
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => void scrolls.push(options));
  window.sessionStorage.clear();
  document.body.innerHTML = '<main id="main" tabindex="-1"><h2 id="opinie">Opinie</h2></main>';
  scrolledTo(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a new page begins at its top, with the focus on its content', () => {
  createPageScroll(window, browserConfig, 'k0').arrive(arrival({}));
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(document.activeElement?.id).toBe('main');
});

test('a hash is scrolled to after 1 second, 116 px below the top, and focused', () => {
  const heading = document.getElementById('opinie');
  if (heading) heading.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  createPageScroll(window, browserConfig, 'k0').arrive(arrival({ cause: 'stay', hash: '#opinie' }));
  vi.advanceTimersByTime(999);
  expect(scrolls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolls).toEqual([{ top: 784, behavior: 'smooth' }]);
  expect(document.activeElement?.id).toBe('opinie');
});

test('another page gives up the scroll to a hash that is still waiting', () => {
  const scroll = createPageScroll(window, browserConfig, 'k0');
  scroll.arrive(arrival({ cause: 'stay', hash: '#opinie' }));
  scroll.arrive(arrival({ historyKey: 'k2' }));
  vi.advanceTimersByTime(2_000);
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
});

test('going back returns to the place left', () => {
  const scroll = createPageScroll(window, browserConfig, 'k0');
  scrolledTo(640);
  scroll.arrive(arrival({ historyKey: 'k1' }));
  scrolledTo(80);
  scroll.arrive(arrival({ cause: 'back', historyKey: 'k0' }));
  expect(scrolls.at(-1)).toEqual({ top: 640, behavior: 'instant' });
});

test('another shade stays where it is', () => {
  createPageScroll(window, browserConfig, 'k0').arrive(arrival({ cause: 'stay' }));
  expect(scrolls).toEqual([]);
});

test('a reload returns to the place left, also below a hash', () => {
  window.sessionStorage.setItem(SCROLLS_KEY, JSON.stringify([['k7', 500]]));
  createPageScroll(window, browserConfig, 'k7').arrive(
    arrival({ cause: 'initial', hash: '#opinie', historyKey: 'k7' }),
  );
  vi.advanceTimersByTime(2_000);
  expect(scrolls).toEqual([{ top: 500, behavior: 'instant' }]);
});

test('a page that is opened at a part of it has the focus there', () => {
  createPageScroll(window, browserConfig, 'k7').arrive(
    arrival({ cause: 'initial', hash: '#opinie', historyKey: 'k7' }),
  );
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement?.id).toBe('opinie');
});

test('leaving the page keeps where it was for a reload', () => {
  createPageScroll(window, browserConfig, 'k7');
  scrolledTo(320);
  window.dispatchEvent(new Event('pagehide'));
  expect(new Map(JSON.parse(window.sessionStorage.getItem(SCROLLS_KEY) ?? '')).get('k7')).toBe(320);
});

test.each([
  ['#opinie', 'opinie'],
  ['#nie-ma', undefined],
  ['#%zz', undefined],
  ['#', undefined],
])('the hash %s names %s', (hash, id) => {
  expect(hashTarget(document, hash)?.id).toBe(id);
});
