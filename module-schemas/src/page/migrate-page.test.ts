import { describe, expect, test } from 'vitest';
import { migratePage, upgradePlacedModule } from './migrate-page.ts';
import { emptyPage, type PlacedModule } from './page.ts';

const placed = (over: Partial<PlacedModule> = {}): PlacedModule => ({
  id: 'a',
  driver: 'hero',
  version: 1,
  settings: { headline: 'Świt' },
  ...over,
});

describe('upgrading a placed module', () => {
  const upgrades = {
    2: ({ headline, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, heading: headline }),
    3: (settings: Readonly<Record<string, unknown>>) => ({ ...settings, align: 'start' }),
  };

  test('takes every step between its version and the newest', () => {
    expect(upgradePlacedModule(placed(), 3, upgrades)).toMatchObject({
      version: 3,
      settings: { heading: 'Świt', align: 'start' },
    });
  });

  test('keeps the very object when nothing is to be done', () => {
    const newest = placed({ version: 3 });
    expect(upgradePlacedModule(newest, 3, upgrades)).toBe(newest);
  });

  test('says which step is missing rather than serving settings of the wrong shape', () => {
    expect(() => upgradePlacedModule(placed(), 4, upgrades)).toThrow('hero to version 4');
  });
});

test('a page with modules that this version does not know is served as it was stored', () => {
  const page = {
    ...emptyPage('page', 'Dawna'),
    containers: { a: placed({ driver: 'marquee', settings: { odd: [1] } }) },
  };
  expect(migratePage(page)).toBe(page);
});
