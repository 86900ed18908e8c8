// Writes src/registry.gen.ts, src/defaults.gen.ts and src/hydration.gen.ts: a folder with a component of its own name
// is the registration.
import { DRIVERS, moduleDefinitions } from '@witryna/module-schemas';
import { runGenerator, writeGeneratedFile } from '../../scripts/generate/generated-file.ts';
import { defaultsSource } from './defaults-source.ts';
import { driversInApp, hydratedDrivers, hydrationSource } from './hydration-source.ts';
import { checkComponents, registrySource } from './registry-source.ts';

const source = new URL('../src/', import.meta.url);

const inApp = await driversInApp(source, DRIVERS);

await runGenerator(() => {
  checkComponents(source, DRIVERS);
  writeGeneratedFile(new URL('registry.gen.ts', source), registrySource(DRIVERS, inApp));
  writeGeneratedFile(new URL('hydration.gen.ts', source), hydrationSource(hydratedDrivers(source, DRIVERS)));
  writeGeneratedFile(new URL('defaults.gen.ts', source), defaultsSource(Object.values(moduleDefinitions)));
});
