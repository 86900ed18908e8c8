import { fireEvent } from '@testing-library/react';
import { leaflet } from '@witryna/modules/shared/tile-map';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aParcelPoint, aWirePoint } from '../../testing/a-parcel-point.ts';
import type { ParcelPoint } from '../index.ts';
import { boundsInSteps, type DrawnMap, drawPointsMap } from './draw-points-map.ts';

const tiles = { url: 'https://mapy.example/{z}/{x}/{y}.png', attribution: '© Mapy' };
const KRAKOW = { latitude: 50.0637, longitude: 19.9399 };
const cluster = { ...KRAKOW, count: 1_204, bounds: { south: 50, west: 19.8, north: 50.1, east: 20.1 } };

let element: HTMLElement;
let drawn: DrawnMap | undefined;
let asked: URL[] = [];
const onSelect = vi.fn();
const onFail = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://shop.example'));
    return Response.json({ clusters: [cluster], points: [aWirePoint()] });
  });
  element = document.createElement('div');
  // jsdom lays nothing out.
  Object.defineProperties(element, { clientWidth: { value: 600 }, clientHeight: { value: 500 } });
  document.body.append(element);
  drawn = draw([]);
});

const draw = (points: readonly ParcelPoint[]) =>
  drawPointsMap(element, {
    points,
    tiles,
    zoomTitles: { in: 'Przybliż', out: 'Oddal' },
    of: { network: 'inpost', onlyPayable: true },
    classNames: { cluster: 'cluster', point: 'point', selected: 'selected' },
    onSelect,
    onFail,
  });
afterEach(() => {
  drawn?.remove();
  element.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const marks = () => [...element.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
const whenDrawn = () => vi.waitFor(() => expect(marks()).toHaveLength(2));

test('what is seen is asked for: the country first, then where the list is', async () => {
  await whenDrawn();
  expect(asked[0]?.searchParams.get('cod')).toBe('true');
  const west = (url: URL | undefined) => Number(url?.searchParams.get('west'));
  expect(west(asked[0])).toBeLessThan(14.2);
  drawn?.show([aParcelPoint(), aParcelPoint({ code: 'KRA007', latitude: 50.07 })]);
  expect(west(asked.at(-1))).toBeGreaterThan(19);
  expect(Number(asked.at(-1)?.searchParams.get('zoom'))).toBe(15);
});

test('a list that is there when it is drawn is where it begins, and showing it again moves nothing', async () => {
  await whenDrawn();
  drawn?.remove();
  asked = [];
  const list = [aParcelPoint()];
  drawn = draw(list);
  drawn.show(list);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.searchParams.get('zoom')).toBe('15');
});

test('nothing in it takes the focus', async () => {
  await whenDrawn();
  drawn?.select(aParcelPoint());
  expect(element.querySelector('a[href], button, input, [tabindex]')).toBeNull();
  expect(element.hasAttribute('tabindex')).toBe(false);
});

test('a point that is pressed is told; a cluster leads nearer', async () => {
  await whenDrawn();
  const [first, second] = marks();
  expect(first?.textContent).toBe('1k');
  fireEvent.click(second as HTMLElement);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ code: 'KRA010' }));
  const before = asked.length;
  fireEvent.click(first as HTMLElement);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(Number(asked.at(-1)?.searchParams.get('zoom'))).toBeGreaterThan(Number(asked[0]?.searchParams.get('zoom')));
});

test('the one that is chosen in the list is marked once, and the map goes there if it is out of sight', async () => {
  await whenDrawn();
  drawn?.select(aParcelPoint());
  expect(marks().filter(({ className }) => className.includes('selected'))).toHaveLength(1);
  expect(marks()).toHaveLength(2);
  drawn?.show([aParcelPoint()]);
  const before = asked.length;
  drawn?.select(aParcelPoint({ code: 'HEL001', latitude: 54.6081, longitude: 18.8013 }));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(Number(asked.at(-1)?.searchParams.get('south'))).toBeGreaterThan(54);
  drawn?.select(undefined);
  expect(marks().filter(({ className }) => className.includes('selected'))).toHaveLength(0);
});

test('a map of which not one tile comes is none', () => {
  const images = [...element.querySelectorAll('img')];
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) fireEvent.error(image);
  expect(onFail).toHaveBeenCalledTimes(1);
});

test('a map that lacks some tiles is one', () => {
  const [first, ...others] = [...element.querySelectorAll('img')];
  for (const image of others) fireEvent.error(image);
  fireEvent.load(first as HTMLElement);
  expect(onFail).not.toHaveBeenCalled();
});

test('points that cannot be had leave the map as it is', async () => {
  await whenDrawn();
  const before = asked.length;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://shop.example'));
    return new Response('x', { status: 503 });
  });
  drawn?.show([aParcelPoint()]);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await Promise.resolve();
  expect(marks()).toHaveLength(2);
  expect(onFail).not.toHaveBeenCalled();
});

test.each([5, 10, 18])('at zoom %i whoever sees about the same asks for the same, and for all of it', (zoom) => {
  const step = 90 / 2 ** zoom;
  const seen = (shift: number) =>
    leaflet.latLngBounds([50 * step + shift, 20.2 * step + shift], [52.5 * step + shift, 25.5 * step + shift]);
  const bounds = boundsInSteps(seen(0.1 * step), zoom);
  expect(boundsInSteps(seen(0.2 * step), zoom)).toEqual(bounds);
  expect(bounds.south).toBeLessThanOrEqual(50.1 * step);
  expect(bounds.east).toBeGreaterThanOrEqual(25.6 * step);
  const world = boundsInSteps(leaflet.latLngBounds([-100, -200], [100, 200]), 0);
  expect(world).toEqual({ south: -90, west: -180, north: 90, east: 180 });
});
