import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { showModule } from '../testing/show-module.tsx';
import { distanceKm } from './distance.ts';
import { findPlaces } from './find-places.ts';

const { typical } = moduleExamples['where-to-buy'];
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const mapTiles = { url: 'https://{s}.mapy.example/{z}/{x}/{y}.png', attribution: '© Mapy' };

afterEach(() => vi.unstubAllGlobals());

test('every shop stands in the list with its address and phone', async () => {
  await showModule('where-to-buy', typical);
  const [first] = screen.getAllByRole('listitem');
  const place = within(first as HTMLElement);
  expect(place.getByText(/16\u2011030/)).toBeTruthy();
  expect(place.getByRole('link', { name: /^.48\s85\s000/ }).getAttribute('href')).toBe('tel:+48850000000');
  expect(names()).toHaveLength(4);
});

test('hours, phone numbers and postcodes are not torn by a line', async () => {
  await showModule('where-to-buy', typical);
  const text = screen.getByRole('list').textContent ?? '';
  expect(text).toContain('10:00\u2060–\u206017:00');
  expect(text).toContain('+48\u00a085\u00a0000');
  expect(text).toMatch(/16\u2011030\u00a0\p{Lu}/u);
});

test('shops are found by town, with or without Polish letters', async () => {
  await showModule('where-to-buy', typical);
  await userEvent.type(screen.getByRole('searchbox'), 'lodz');
  expect(names()).toEqual(['Stragan w Łodzi']);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByRole('status').textContent).toContain('lodzx');
});

test('the nearest come first on request, those without a point last', async () => {
  const coords = { latitude: 51.1, longitude: 17.03 };
  const getCurrentPosition = vi.fn((done: (position: object) => void) => done({ coords }));
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  await showModule('where-to-buy', typical, { settings: { externalServices: { geolocation: true } } });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Najbliżej mnie' }));
  expect(names()).toEqual(['Dom z ziołami', 'Zielnik przy Floriańskiej', 'Pracownia Rosa i Len', 'Stragan w Łodzi']);
  expect(screen.getByText(/^8\d\d\sm$/)).toBeTruthy();
});

test('who does not tell where they are is told what to do', async () => {
  const getCurrentPosition = (_: unknown, failed: () => void) => failed();
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  await showModule('where-to-buy', typical, { settings: { externalServices: { geolocation: true } } });
  await userEvent.click(screen.getByRole('button', { name: 'Najbliżej mnie' }));
  expect(screen.getByRole('status').textContent).toContain('Wpisz miejscowość');
});

test('a map is offered with the name of its server, and only where the site allows one', async () => {
  await showModule('where-to-buy', typical);
  expect(screen.queryByRole('button', { name: 'Pokaż mapę' })).toBeNull();
  await showModule('where-to-buy', typical, { settings: { externalServices: { mapTiles } } });
  expect(screen.getByText(/mapy\.example/)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('distances are those of the earth', () => {
  const [warsaw, cracow] = [
    { latitude: 52.2297, longitude: 21.0122 },
    { latitude: 50.0647, longitude: 19.945 },
  ];
  expect(distanceKm(warsaw, cracow)).toBeCloseTo(252, 0);
  expect(distanceKm(warsaw, warsaw)).toBe(0);
});

test('all words of a phrase must be there', () => {
  expect(findPlaces(typical.places, 'krakow florianska', undefined)).toHaveLength(1);
  expect(findPlaces(typical.places, 'krakow lipowa', undefined)).toHaveLength(0);
});
