import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aParcelPoint, aWirePoint } from '../testing/a-parcel-point.ts';
import { findOnMap, findPoints } from './find-points.ts';
import { loadPoint, townsOfPostcode } from './index.ts';

let asked: URL[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = async () => Response.json({ items: [aWirePoint({ distance: 300 })], total: 1 });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://shop.example'));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const question = { network: 'inpost', onlyPayable: false, page: 1 } as const;
const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

test('points are asked for by what was typed, or by a place that is told no closer than to ten metres', async () => {
  const found = await findPoints({ ...question, text: 'Kraków, Długa' }, signal);
  expect(found).toMatchObject({ total: 1, points: [{ network: 'inpost', code: 'KRA010', distance: 300 }] });
  const near = { latitude: 50.0614321, longitude: 19.9372123 };
  await findPoints({ ...question, network: 'orlen', onlyPayable: true, page: 2, near }, signal);
  expect(asked[0]?.pathname).toBe('/api/delivery/points');
  expect(asked.map(queryOf)).toEqual([
    { provider: 'inpost', q: 'Kraków, Długa', page: '1', pageSize: '10' },
    { provider: 'orlen', lat: '50.0614', lng: '19.9372', cod: 'true', page: '2', pageSize: '10' },
  ]);
});

test('points of a part of the map are asked for by its bounds', async () => {
  answer = async () => Response.json({ clusters: [], points: [aWirePoint()] });
  const bounds = { south: 50, west: 19, north: 51, east: 20 };
  const { points } = await findOnMap({ network: 'inpost', onlyPayable: false, bounds, zoom: 9 }, signal);
  expect(points[0]).toMatchObject({ network: 'inpost', code: 'KRA010' });
  expect(queryOf(asked[0])).toEqual({
    provider: 'inpost',
    south: '50',
    west: '19',
    north: '51',
    east: '20',
    zoom: '9',
  });
});

test('a point is loaded by its code; one that is gone is none, and no answer is no “none”', async () => {
  answer = async () => Response.json(aWirePoint({ isOperating: false }));
  expect(await loadPoint('inpost', 'KRA 010/x')).toMatchObject(aParcelPoint({ isOperating: false }));
  expect(asked[0]?.pathname).toBe('/api/delivery/points/inpost/KRA%20010%2Fx');
  answer = async () => new Response('{}', { status: 404 });
  expect(await loadPoint('inpost', 'KRA999')).toBeUndefined();
  answer = async () => new Response('{}', { status: 503 });
  await expect(loadPoint('inpost', 'KRA010')).rejects.toThrow('503');
});

test('towns come for a whole postal code alone, and their absence is no failure', async () => {
  answer = async () => Response.json({ postcode: '05-500', towns: ['Piaseczno', 'Józefosław'] });
  expect(await townsOfPostcode('05 500')).toEqual(['Piaseczno', 'Józefosław']);
  expect(asked[0]?.search).toBe('?postcode=05-500');
  expect(await townsOfPostcode('05-5')).toEqual([]);
  expect(asked).toHaveLength(1);
  answer = async () => new Response('x', { status: 500 });
  expect(await townsOfPostcode('05-500')).toEqual([]);
  answer = () => Promise.reject(new TypeError('offline'));
  expect(await townsOfPostcode('05-500')).toEqual([]);
});

test('a question that is given up ends its request', async () => {
  let sent: AbortSignal | undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent = init.signal ?? undefined;
    return new Promise(() => {});
  });
  const giving = new AbortController();
  void findPoints({ ...question, text: 'x' }, giving.signal);
  expect(sent?.aborted).toBe(false);
  giving.abort();
  expect(sent?.aborted).toBe(true);
});
