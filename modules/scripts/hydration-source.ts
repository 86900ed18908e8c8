import { existsSync } from 'node:fs';
import { schemaName } from '../../scripts/generate/module-names.ts';
import type { ModuleHydration } from '../src/hydration/index.ts';

const fileOf = (source: URL, driver: string) => new URL(`${driver}/hydration.ts`, source);

/** The modules whose folder has a `hydration.ts`; all others are static. */
export function hydratedDrivers(source: URL, drivers: readonly string[]): string[] {
  return drivers.filter((driver) => existsSync(fileOf(source, driver)));
}

/** Those of them whose code is part of the app. */
export async function driversInApp(source: URL, drivers: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const driver of hydratedDrivers(source, drivers)) {
    const { hydration } = (await import(fileOf(source, driver).href)) as { readonly hydration: ModuleHydration };
    if (hydration.isInApp) found.push(driver);
  }
  return found;
}

/** The text of src/hydration.gen.ts. */
export function hydrationSource(hydrated: readonly string[]): string {
  const imports = hydrated.map(
    (driver) => `import { hydration as ${schemaName(driver)} } from './${driver}/hydration.ts';`,
  );
  const entries = hydrated.map((driver) => `  '${driver}': ${schemaName(driver)},`);
  return `// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
${imports.join('\n')}

/** What the modules that are not static do in a browser, by driver. */
export const moduleHydration = {
${entries.join('\n')}
} as const;
`;
}
