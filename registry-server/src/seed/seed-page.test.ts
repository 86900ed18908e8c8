import { describe, expect, test } from 'vitest';
import { expandShared, newPageOf, picturesIn, resolvePictures, type SeedPage } from './seed-page.ts';

const page: SeedPage = {
  urlPath: '/o-nas',
  type: 'page',
  title: 'O nas',
  slots: { top: ['@shared/navbar'], main: ['hero'], bottom: [] },
  containers: [
    { id: 'hero', driver: 'hero', settings: { heading: 'O nas', image: { file: '@pictures/hero/home', alt: '' } } },
  ],
  properties: { meta: { ogImage: '@pictures/hero/home' } },
};

test('a shared part stands in the page under its own id', () => {
  const expanded = expandShared(page, { navbar: { id: 'navbar', driver: 'navbar', settings: { name: 'Rosa i Len' } } });
  expect(expanded.slots.top).toEqual(['navbar']);
  expect(expanded.containers.map(({ id }) => id)).toEqual(['hero', 'navbar']);
});

test('a shared part that does not exist is named', () => {
  expect(() => expandShared(page, {})).toThrow('@shared/navbar');
});

describe('pictures', () => {
  test('are found wherever they stand', () => {
    expect(picturesIn(page)).toEqual(['hero/home', 'hero/home']);
  });

  test('become ids of files', () => {
    const resolved = resolvePictures(page, new Map([['hero/home', 7]]));
    expect(resolved.containers[0]?.settings).toMatchObject({ image: { file: 7 } });
    expect(resolved.properties).toEqual({ meta: { ogImage: 7 } });
  });

  test('that are missing leave out the image and nothing else', () => {
    const resolved = resolvePictures(page, new Map());
    expect(resolved.containers[0]?.settings).toEqual({ heading: 'O nas' });
    expect(resolved.properties).toEqual({ meta: {} });
  });
});

test('type and title belong to the page and to its document', () => {
  expect(newPageOf(page)).toMatchObject({
    urlPath: '/o-nas',
    isTemplate: false,
    document: { type: 'page', title: 'O nas' },
  });
});
