import { findDefinition } from '../driver.ts';
import { moduleUpgrades } from '../registry.gen.ts';
import type { PageDocument, PlacedModule } from './page.ts';

/** A placed module brought to the newest version of its module; the same object when it is there already. */
export function migratePlacedModule(placed: PlacedModule): PlacedModule {
  const newest = findDefinition(placed.driver)?.version;
  if (newest === undefined || placed.version >= newest) return placed;
  let settings = placed.settings;
  for (let version = placed.version + 1; version <= newest; version += 1)
    settings = moduleUpgrades[placed.driver]?.[version]?.(settings) ?? settings;
  return { ...placed, version: newest, settings };
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
