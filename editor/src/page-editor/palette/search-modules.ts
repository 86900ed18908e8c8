import { DRIVERS, type Driver, type ModuleGroup, moduleDefinitions, normalizeForSearch } from '@witryna/module-schemas';
import { definitionOf } from '../definitions/index.ts';

const GROUP_ORDER: readonly ModuleGroup[] = ['layout', 'text', 'media', 'shop', 'navigation'];

/**
 * How well each word of the search fits: the title itself comes first, then beginnings in the title, its inside, and the
 * description.
 */
function rankOf(driver: Driver, words: readonly string[]): number | undefined {
  const { title, description } = definitionOf(driver) ?? moduleDefinitions[driver];
  const [foldedTitle, rest] = [normalizeForSearch(title), normalizeForSearch(`${description} ${driver}`)];
  if (foldedTitle === words.join(' ')) return -1;
  let rank = 0;
  for (const word of words) {
    if (` ${foldedTitle}`.includes(` ${word}`)) continue;
    if (foldedTitle.includes(word)) rank += 1;
    else if (rest.includes(word)) rank += 2;
    else return undefined;
  }
  return rank;
}

/** The modules that fit every word of the search, the best first; all of them, by group, for an empty one. */
export function searchModules(search: string): Driver[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean);
  const byGroup = DRIVERS.toSorted(
    (a, b) => GROUP_ORDER.indexOf(moduleDefinitions[a].group) - GROUP_ORDER.indexOf(moduleDefinitions[b].group),
  );
  return byGroup
    .map((driver) => ({ driver, rank: rankOf(driver, words) }))
    .filter((found): found is { driver: Driver; rank: number } => found.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ driver }) => driver);
}

/** The modules by group, in the order in which pages are built; empty groups are left out. */
export function groupModules(drivers: readonly Driver[]): { group: ModuleGroup; drivers: Driver[] }[] {
  return GROUP_ORDER.map((group) => ({
    group,
    drivers: drivers.filter((driver) => moduleDefinitions[driver].group === group),
  })).filter((entry) => entry.drivers.length > 0);
}
