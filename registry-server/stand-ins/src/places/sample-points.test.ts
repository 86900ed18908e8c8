import { expect, test } from 'vitest';
import { createSamplePoints } from './sample-points.ts';
import { readTowns } from './towns.ts';

test('the towns lie in all provinces, each with a short name of its own', () => {
  const towns = readTowns();
  expect(towns.length).toBeGreaterThan(300);
  expect(new Set(towns.map(({ province }) => province)).size).toBe(16);
  expect(new Set(towns.map(({ short }) => short)).size).toBe(towns.length);
  expect(towns.filter(({ short }) => !/^[A-Z]{3}$/.test(short))).toEqual([]);
  expect(towns.filter(({ postcodePrefix }) => !/^\d{2}-\d$/.test(postcodePrefix))).toEqual([]);
});

test('addresses are the same every time, others with another seed, more where more people live', () => {
  const plain = (seed: number) =>
    createSamplePoints({ seed, perThousandPeople: 0.05 }).map(({ random: _chance, ...point }) => point);
  expect(plain(1)).toEqual(plain(1));
  expect(plain(1)).not.toEqual(plain(2));
  const inTown = (name: string) => plain(1).filter(({ town }) => town.name === name).length;
  expect(inTown('Warszawa')).toBe(93);
  expect(inTown('Hel')).toBe(1);
});
