import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToLinks } from './listen-to-links.ts';
import type { Navigator } from './navigator.ts';

const follow = vi.fn<Navigator['follow']>(async () => {});
const prefetch = vi.fn<Navigator['prefetch']>();
let stop: () => void;

const listen = () =>
  listenToLinks(document, { follow, prefetch } as unknown as Navigator, { basePath: '/', restMs: 80 });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a href="/twarz"><span>Twarz</span> <b>i szyja</b></a>
    <a href="/cialo">Ciało</a>
    <a href="/o-nas" rel="nofollow noopener">O nas</a>
    <a href="/lista" download>Lista</a>
    <a href="/regulamin" target="_blank">Regulamin</a>
    <a href="/stary" data-native>Stary sklep</a>
    <a href="https://example.com/">Gdzie indziej</a>
    <p>Tekst</p>`;
  stop = listen();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(window.navigator, 'connection');
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const point = (kind: string, selector: string, pointerType = 'mouse') =>
  find(selector).dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));
const prefetched = () => prefetch.mock.calls.map(([target]) => target.pathname);

describe('a page is loaded ahead', () => {
  test('once the mouse rests on its link for 80 ms, also when it moves inside it', () => {
    point('pointerover', 'a span');
    vi.advanceTimersByTime(50);
    point('pointerover', 'a b');
    vi.advanceTimersByTime(29);
    expect(prefetched()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(prefetched()).toEqual(['/twarz']);
  });

  test('not when the mouse only passes', () => {
    point('pointerover', 'a');
    vi.advanceTimersByTime(79);
    point('pointerover', 'p');
    vi.advanceTimersByTime(1_000);
    expect(prefetched()).toEqual([]);
  });

  test('when the focus rests on its link, not for each link that Tab passes', () => {
    find('[href="/twarz"]').focus();
    vi.advanceTimersByTime(20);
    find('[href="/cialo"]').focus();
    vi.advanceTimersByTime(80);
    expect(prefetched()).toEqual(['/cialo']);
  });

  test('when the focus was on its link before anybody listened', () => {
    stop();
    find('[href="/cialo"]').focus();
    stop = listen();
    vi.advanceTimersByTime(80);
    expect(prefetched()).toEqual(['/cialo']);
  });

  test.each(['touch', 'mouse', 'pen'])('at once when its link is pressed by %s', (pointerType) => {
    point('pointerdown', '[href="/cialo"]', pointerType);
    expect(prefetched()).toEqual(['/cialo']);
  });

  test('each time it is pressed: whether that needs a request is known elsewhere', () => {
    for (const kind of ['pointerdown', 'pointerup', 'pointerdown']) point(kind, '[href="/cialo"]', 'touch');
    expect(prefetched()).toEqual(['/cialo', '/cialo']);
  });

  test.each(['/o-nas', '/lista', '/regulamin', '/stary', 'https://example.com/'])(
    'never behind the link to %s',
    (href) => {
      point('pointerdown', `[href="${href}"]`);
      expect(prefetched()).toEqual([]);
    },
  );
});

describe('what has not begun is taken back', () => {
  const isAborted = () => prefetch.mock.calls[0]?.[1].aborted;

  test('when the mouse goes on', () => {
    point('pointerover', 'a');
    vi.advanceTimersByTime(80);
    expect(isAborted()).toBe(false);
    point('pointerover', 'p');
    expect(isAborted()).toBe(true);
  });

  test('when the finger scrolls', () => {
    point('pointerdown', 'a', 'touch');
    expect(isAborted()).toBe(false);
    point('pointercancel', 'a', 'touch');
    expect(isAborted()).toBe(true);
  });
});

describe('nothing is loaded ahead for people', () => {
  test.each([
    ['who save data', { saveData: true, effectiveType: '4g' }],
    ['on 2G', { effectiveType: '2g' }],
    ['on slow 2G', { effectiveType: 'slow-2g' }],
  ])('%s', (_who, connection) => {
    Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
    point('pointerdown', 'a');
    expect(prefetched()).toEqual([]);
  });

  test('whose system asks for reduced data', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') }));
    point('pointerdown', 'a');
    expect(prefetched()).toEqual([]);
  });
});

test('a click is followed inside the shop, also where nothing is loaded ahead', () => {
  find('[href="/o-nas"]').click();
  expect(follow.mock.calls.map(([target]) => target.pathname)).toEqual(['/o-nas']);
});
