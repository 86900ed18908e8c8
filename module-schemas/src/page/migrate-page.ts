import { findDefinition } from '../driver.ts';
import { moduleUpgrades } from '../registry.gen.ts';
import type { PageDocument, PlacedModule } from './page.ts';

/** Old settings in, settings of that version out; by the version they lead to. */
export type Upgrades = Readonly<
  Record<number, (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>>
>;

/** A placed module brought to the given version, step by step; the same object when it is there already. */
export function upgradePlacedModule(placed: PlacedModule, newest: number, upgrades: Upgrades): PlacedModule {
  if (placed.version >= newest) return placed;
  let settings = placed.settings;
  for (let version = placed.version + 1; version <= newest; version += 1) {
    const upgrade = upgrades[version];
    if (!upgrade) throw new Error(`${placed.driver} to version ${version}: upgrade-${version}.ts is missing.`);
    settings = upgrade(settings);
  }
  return { ...placed, version: newest, settings };
}

/**
 * A placed module in the newest shape of its module; unknown modules stay as they are, and so do the settings of a
 * draft that are too far from any version to be upgraded.
 */
export function migratePlacedModule(
  placed: PlacedModule,
  upgradesOf: Readonly<Record<string, Upgrades>> = moduleUpgrades,
  newest = findDefinition(placed.driver)?.version,
): PlacedModule {
  if (newest === undefined) return placed;
  try {
    return upgradePlacedModule(placed, newest, upgradesOf[placed.driver] ?? {});
  } catch {
    return placed;
  }
}

/** A page as readers see it: placed modules of known drivers in their newest shape, the rest untouched. */
export function migratePage<P extends PageDocument>(page: P): P {
  let changed = false;
  const containers: Record<string, PlacedModule> = {};
  for (const [id, placed] of Object.entries(page.containers)) {
    const migrated = migratePlacedModule(placed);
    changed ||= migrated !== placed;
    containers[id] = migrated;
  }
  return changed ? { ...page, containers } : page;
}
