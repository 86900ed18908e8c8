import type { ModuleComponent } from '../module-props.ts';
import { moduleLoaders } from '../registry.gen.ts';
import { type LoadedModules, moduleCache as loaded } from './module-cache.ts';

export type { LoadedModules };

const loaders: Readonly<Record<string, () => Promise<ModuleComponent>>> = moduleLoaders;

const isMissing = (driver: string) => Object.hasOwn(loaders, driver) && !loaded.has(driver);

/** Loads what is not loaded yet; unknown drivers are passed over. A failed download rejects and may be tried again. */
export async function loadModules(drivers: Iterable<string>): Promise<LoadedModules> {
  const missing = [...new Set(drivers)].filter(isMissing);
  await Promise.all(
    missing.map(async (driver) => {
      const component = await loaders[driver]?.();
      if (component) loaded.set(driver, component);
    }),
  );
  return loaded;
}

/** The components of these drivers without waiting; undefined while one of them is not loaded. */
export function loadedModules(drivers: Iterable<string>): LoadedModules | undefined {
  for (const driver of drivers) if (isMissing(driver)) return undefined;
  return loaded;
}
