import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { aParcelPoint, aWirePoint } from '../testing/a-parcel-point.ts';
import { aSite } from '../testing/an-answer.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { openPointPicker, type ParcelPoint, rememberedPoint, rememberPoint } from './index.ts';

const mapTiles = { url: 'https://{s}.mapy.example/{z}/{x}/{y}.png', attribution: '© Mapy' };
const KRA007 = { code: 'KRA007', street: 'ul. Długa 5', isAlwaysOpen: false, openingHours: 'PN-SB 08:00-20:00' };
const site = aSite();

let asked: URL[] = [];
/** What the shop answers to an address. */
let answer: (url: URL) => Response | Promise<Response>;
const chosen = vi.fn<(point: ParcelPoint) => void>();

const list = (points: readonly object[], parts: object = {}) =>
  Response.json({ items: points, total: points.length, page: 1, pageSize: 10, ...parts });

beforeEach(() => {
  showDialogs();
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  chosen.mockClear();
  asked = [];
  answer = (url) => {
    if (url.pathname.endsWith('/inpost/KRA010')) return Response.json(aWirePoint());
    return list([aWirePoint({ distance: 120 }), aWirePoint({ ...KRA007, distance: 300 })]);
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://shop.example');
    asked.push(url);
    return answer(url);
  });
});
afterEach(async () => {
  const open = document.querySelector('dialog[open]');
  if (open) await act(async () => fireEvent(open, new Event('cancel', { cancelable: true })));
  vi.unstubAllGlobals();
});

type Options = Partial<Parameters<typeof openPointPicker>[0]>;

async function open(options: Options = {}) {
  const config = { ...browserConfig, modalSwapMs: 0, modalClearMs: 0, pointSearchDelayMs: 0, announceDelayMs: 0 };
  await act(async () => {
    expect(await openPointPicker({ site, config, network: 'inpost', onChosen: chosen, ...options })).toBe(true);
  });
  return within(await screen.findByRole('dialog', { name: 'Wybierz punkt odbioru' }));
}
const type = (phrase: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: phrase } }));
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);
const said = async (words: string | RegExp) =>
  vi.waitFor(() =>
    expect(
      screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words)),
  );

test('what lies nearest to the address is there at once, and is chosen in its row', async () => {
  const picker = await open({ nearPostcode: '31-021' });
  expect(picker.getByRole('heading', { level: 2 })).toBe(document.activeElement);
  await picker.findByText('Najbliżej kodu 31-021');
  expect(asked.map(({ search }) => search)).toEqual(['?provider=inpost&q=31-021&page=1&pageSize=10']);
  expect(rows()).toEqual(['KRA010', 'KRA007']);
  const [first, second] = picker.getAllByRole('listitem');
  expect(first?.textContent).toContain('Całą dobę');
  expect(second?.textContent?.replaceAll('\u00a0', ' ')).toContain('300 m');
  expect(second?.textContent?.replaceAll('\u00a0', ' ')).toContain('pn.–sob. 8:00–20:00');
  await said('2 punkty, najbliższy 100 m');

  await press('Wybierz ten punkt: KRA007, Długa 5, Kraków');
  await vi.waitFor(() =>
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ code: 'KRA007', distance: 300 })),
  );
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(rememberedPoint('inpost')?.code).toBe('KRA007');
});

test('of two searches the newer one is shown, whichever answers first', async () => {
  await open();
  expect(screen.getByText('Wpisz, gdzie chcesz odebrać paczkę.')).toBeTruthy();
  expect(asked).toEqual([]);
  const waiting = new Map<string, (response: Response) => void>();
  answer = (url) => new Promise((resolve) => waiting.set(url.searchParams.get('q') ?? '', resolve));
  await type('kraków');
  await vi.waitFor(() => expect(waiting.has('kraków')).toBe(true));
  await type('łódź');
  await vi.waitFor(() => expect(waiting.has('łódź')).toBe(true));
  await act(async () => waiting.get('łódź')?.(list([aWirePoint({ code: 'LOD001' })])));
  await act(async () => waiting.get('kraków')?.(list([aWirePoint()])));
  expect(rows()).toEqual(['LOD001']);
  await said('1 punkt');
});

test('nothing found, and a point that takes no parcels, are told with what to do', async () => {
  await open();
  answer = () => list([]);
  await type('KRA01O');
  await said('Nie ma punktu „KRA01O”. Sprawdź symbol albo wpisz miejscowość.');
  answer = () =>
    list([aWirePoint({ ...KRA007, distance: 300 })], {
      unavailable: { code: 'KRA010', reason: 'point-not-operating' },
    });
  await type('kra010');
  await said(/^KRA010 nie przyjmuje teraz paczek\. Najbliższy wolny: KRA007, 300 m dalej\./);
  expect(rows()).toEqual(['KRA007']);
});

test('the last point is there before any answer; once it is known to be closed, the nearest other one is named', async () => {
  rememberPoint(aParcelPoint());
  let tell = (_: Response) => {};
  answer = (url) =>
    url.pathname.endsWith('/KRA010')
      ? new Promise((resolve) => {
          tell = resolve;
        })
      : list([aWirePoint({ ...KRA007, distance: 300 })]);
  const picker = await open();
  expect(picker.getByText('Ostatnio wybrany')).toBeTruthy();
  await vi.waitFor(() => expect(rows()).toEqual(['KRA010', 'KRA007']));
  await act(async () => tell(Response.json(aWirePoint({ isOperating: false }))));
  await vi.waitFor(() => expect(rows()).toEqual(['KRA007']));
  expect(picker.queryByText('Ostatnio wybrany')).toBeNull();
  await said(/^KRA010 nie przyjmuje teraz paczek\. Najbliższy wolny: KRA007, 300 m dalej\./);
});

test('where a parcel is paid at the door, only points that take money are asked for', async () => {
  rememberPoint(aParcelPoint());
  answer = (url) =>
    url.pathname.endsWith('/KRA010')
      ? Response.json(aWirePoint({ takesPayment: false }))
      : list([aWirePoint({ ...KRA007, distance: 300 })]);
  const picker = await open({ onlyPayable: true });
  expect(picker.getByText(/Tylko punkty, w których zapłacisz przy odbiorze/)).toBeTruthy();
  await said(/^W KRA010 nie zapłacisz przy odbiorze\. Najbliższy z płatnością: KRA007/);
  expect(
    asked.filter(({ pathname }) => pathname.endsWith('/points')).every(({ search }) => search.includes('cod=true')),
  ).toBe(true);
});

test('the place is asked for on a press alone; who refuses reads what to do instead', async () => {
  const getCurrentPosition = vi.fn((_done: unknown, failed: () => void) => failed());
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } });
  await open();
  expect(screen.queryByRole('button', { name: 'Blisko mnie' })).toBeNull();
  await open({ settings: { externalServices: { geolocation: true } } });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press('Blisko mnie');
  await said('Nie mamy dostępu do lokalizacji. Wpisz miejscowość albo kod.');

  const coords = { latitude: 50.0614, longitude: 19.9372 };
  getCurrentPosition.mockImplementation((done) => (done as (position: object) => void)({ coords }));
  await press('Blisko mnie');
  await screen.findByText('Najbliżej Ciebie');
  expect(asked.at(-1)?.search).toContain('lat=50.0614&lng=19.9372');
});

test('ten at a time: more are added below, and the focus goes on with them', async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => aWirePoint({ code: `KRA${from + index}` }));
  answer = (url) => list(url.searchParams.get('page') === '2' ? page(110, 3) : page(100, 10), { total: 13 });
  await open({ nearPostcode: '31-021' });
  await vi.waitFor(() => expect(rows()).toHaveLength(10));
  await press('Pokaż więcej');
  await vi.waitFor(() => expect(rows()).toHaveLength(13));
  expect(document.activeElement?.getAttribute('aria-label')).toContain('KRA110');
  expect(screen.queryByRole('button', { name: 'Pokaż więcej' })).toBeNull();
  await said('Na liście jest teraz 13 punktów');
});

test('a list that does not come has its own way to try again', async () => {
  answer = () => new Response('{}', { status: 503 });
  await open({ nearPostcode: '31-021' });
  await said('Nie udało się wczytać punktów.');
  answer = () => list([aWirePoint()]);
  await press('Spróbuj jeszcze raz');
  await vi.waitFor(() => expect(rows()).toEqual(['KRA010']));
});

test('without a network the picker says so, and looks again when it is back', async () => {
  const fake = { onLine: false };
  vi.stubGlobal('navigator', fake);
  answer = () => Promise.reject(new TypeError('offline'));
  const picker = await open({ nearPostcode: '31-021' });
  await said('Brak połączenia. Żeby szukać punktów, potrzebny jest internet.');
  fake.onLine = true;
  answer = () => list([aWirePoint()]);
  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(rows()).toEqual(['KRA010']));
  expect(picker.queryByText(/Brak połączenia/)).toBeNull();
});

test('a map is offered where the site allows one, with the name of its server; without its code the list works', async () => {
  vi.doMock('./picker/draw-points-map.ts', () => {
    throw new Error('The chunk was not loaded');
  });
  await open({ nearPostcode: '31-021' });
  expect(screen.queryByRole('button', { name: 'Pokaż mapę' })).toBeNull();
  await open({ nearPostcode: '31-021', settings: { externalServices: { mapTiles } } });
  expect(screen.getByText(/serwera mapy\.example, który/)).toBeTruthy();
  await press('Pokaż mapę');
  await said('Mapa się nie wczytała. Lista i wyszukiwanie działają.');
  await vi.waitFor(() => expect(rows()).toEqual(['KRA010', 'KRA007']));
  vi.doUnmock('./picker/draw-points-map.ts');
});
