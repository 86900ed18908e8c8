import { normalizeForSearch } from '@witryna/module-schemas';
import type { Db } from '../../../database/dialects.ts';
import { POINT_PROVIDERS } from './delivery-point.ts';

const MOST_TOWNS = 10;

/** Gives the towns of a postal code as the addresses of points know them, the most frequent first. */
export function createTownSearch(db: Db) {
  return async function findTowns(postcode: string): Promise<readonly string[]> {
    const spellings = await db
      .selectFrom('delivery_point')
      .where('provider', 'in', POINT_PROVIDERS)
      .where('postcode', '=', postcode)
      .select((eb) => ['city', eb.fn.countAll<number>().as('count')])
      .groupBy('city')
      .execute();
    // One network writes a town as another does not: „KRAKÓW”.
    const towns = new Map<string, { name: string; ofName: number; count: number }>();
    for (const { city, count } of spellings.toSorted((one, other) => (one.city > other.city ? -1 : 1))) {
      const key = normalizeForSearch(city);
      const town = towns.get(key) ?? { name: city, ofName: 0, count: 0 };
      if (count >= town.ofName) Object.assign(town, { name: city, ofName: count });
      town.count += count;
      towns.set(key, town);
    }
    return [...towns.values()]
      .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
      .slice(0, MOST_TOWNS)
      .map(({ name }) => name);
  };
}

export type TownSearch = ReturnType<typeof createTownSearch>;
