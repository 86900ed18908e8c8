import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import type { View } from '../content/view.ts';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { anAnswer } from '../testing/an-answer.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
type Entry = Readonly<Record<string, unknown>>;
let entries: Record<string, readonly Entry[]>;

/** Measures what a test says; what lies in `later` is told only when it is asked for. */
class FakeObserver {
  static supportedEntryTypes = ['layout-shift'];
  readonly #take: (list: { getEntries: () => readonly Entry[] }) => void;
  constructor(take: (list: { getEntries: () => readonly Entry[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { readonly type: string }) {
    if (type === 'event' && entries.event === undefined) throw new TypeError('not supported');
    this.#take({ getEntries: () => entries[type] ?? [] });
  }
  takeRecords = () => [];
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  entries = {};
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 120 } as PerformanceNavigationTiming]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const home = { kind: 'content', path: '/', params: {}, answer: anAnswer() } as unknown as View;
async function begin(view: View = home, config = browserConfig, chance = () => 0.5) {
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals({ config }, view, chance);
}
const leave = () => dispatchEvent(new Event('pagehide'));
const reports = () => fetched.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body))]);

test('a page that is left is reported once, with nothing of who it was', async () => {
  allowCookies('analytics');
  entries = {
    paint: [
      { name: 'first-paint', startTime: 300 },
      { name: 'first-contentful-paint', startTime: 350 },
    ],
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 900 }],
    'layout-shift': [
      { startTime: 100, value: 0.02, hadRecentInput: false },
      { startTime: 600, value: 0.03, hadRecentInput: false },
      { startTime: 700, value: 0.5, hadRecentInput: true },
      { startTime: 5_000, value: 0.04, hadRecentInput: false },
    ],
    event: [
      { interactionId: 0, duration: 900 },
      { interactionId: 7, duration: 40 },
      { interactionId: 7, duration: 64 },
    ],
  };
  await begin();
  expect(reports()).toEqual([]);
  leave();
  leave();
  expect(reports()).toEqual([
    [
      '/api/vitals',
      { page: 'home', device: 'tablet', metrics: { TTFB: 120, FCP: 350, LCP: 900, CLS: 0.05, INP: 64 } },
    ].map((part) => (typeof part === 'string' ? part : { ...part, device: expect.any(String) })),
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
});

test('what a browser does not measure is left out', async () => {
  allowCookies('analytics');
  await begin();
  leave();
  expect(reports()).toMatchObject([['/api/vitals', { metrics: { TTFB: 120, CLS: 0 } }]]);
});

test('whoever takes the consent back is not reported', async () => {
  allowCookies('analytics');
  await begin();
  allowCookies('marketing');
  leave();
  expect(reports()).toEqual([]);
});

test('a site can have a part of its visits reported', async () => {
  allowCookies('analytics');
  await begin(home, { ...browserConfig, vitalsPercent: 25 }, () => 0.25);
  leave();
  expect(reports()).toEqual([]);
});

test.each([
  ['/', 'page', 'home'],
  ['/twarz', 'product-category', 'category'],
  ['/krem', 'product', 'product'],
  ['/artykul', 'article', 'article'],
  ['/o-nas', 'page', 'other'],
] as const)('the page at %s of type %s counts as %s', async (path, type, expected) => {
  const { vitalPageOf } = await import('./report-vitals.ts');
  expect(vitalPageOf({ ...home, path, answer: anAnswer({ type }) } as unknown as View)).toBe(expected);
});

test('a screen of the shop counts as other', async () => {
  const { vitalPageOf } = await import('./report-vitals.ts');
  expect(vitalPageOf({ kind: 'screen', path: '/cart', title: 'Koszyk' })).toBe('other');
});
