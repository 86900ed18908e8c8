import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../storage-keys.ts';
import { aParcelPoint } from '../testing/a-parcel-point.ts';
import { rememberedPoint, rememberPoint } from './index.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const { isOperating: _, takesPayment: __, ...locker } = aParcelPoint();

test('the last point of each network is remembered, without what was true at that moment only', () => {
  rememberPoint(aParcelPoint({ code: 'KRA007' }));
  rememberPoint(aParcelPoint({ distance: 300 }));
  rememberPoint(aParcelPoint({ network: 'orlen', code: 'WA-1' }));
  expect(rememberedPoint('inpost')).toEqual(locker);
  expect(rememberedPoint('orlen')).toMatchObject({ network: 'orlen', code: 'WA-1' });
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a point without a code', JSON.stringify({ inpost: { ...locker, code: '' } })],
  ['a point whose place is words', JSON.stringify({ inpost: { ...locker, latitude: '50' } })],
  ['a point beyond the pole', JSON.stringify({ inpost: { ...locker, latitude: 91 } })],
  ['a street of a book’s length', JSON.stringify({ inpost: { ...locker, street: 'x'.repeat(201) } })],
  ['a point without a town', JSON.stringify({ inpost: { ...locker, city: undefined } })],
])('with %s in storage no point is remembered', (_name, stored) => {
  if (stored !== undefined) localStorage.setItem(storageKeys.parcelPoints, stored);
  expect(rememberedPoint('inpost')).toBeUndefined();
  rememberPoint(aParcelPoint());
  expect(rememberedPoint('inpost')).toEqual(locker);
});

test('what anybody wrote into storage does not pass for another network', () => {
  localStorage.setItem(storageKeys.parcelPoints, JSON.stringify({ inpost: { ...locker, network: 'orlen', x: 1 } }));
  expect(rememberedPoint('inpost')).toEqual(locker);
});

test('a browser that keeps nothing forgets the point, and that is all', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberPoint(aParcelPoint());
  expect(rememberedPoint('inpost')).toBeUndefined();
});
