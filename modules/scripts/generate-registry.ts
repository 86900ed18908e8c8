// Writes src/registry.gen.ts, src/defaults.gen.ts, src/hydration.gen.ts and src/lead-pictures.gen.ts: a folder with a
// component of its own name is the registration.
import { DRIVERS, moduleDefinitions } from '@witryna/module-schemas';
import { runGenerator, writeGeneratedFile } from '../../scripts/generate/generated-file.ts';
import { defaultsSource } from './defaults-source.ts';
import { driversInApp, hydratedDrivers, hydrationSource } from './hydration-source.ts';
import { checkComponents, driversWithLeadPicture, leadPicturesSource, registrySource } from './registry-source.ts';

const source = new URL('../src/', import.meta.url);

const inApp = await driversInApp(source, DRIVERS);

await runGenerator(() => {
  checkComponents(source, DRIVERS);
  writeGeneratedFile(new URL('registry.gen.ts', source), registrySource(DRIVERS, inApp));
  writeGeneratedFile(new URL('hydration.gen.ts', source), hydrationSource(hydratedDrivers(source, DRIVERS)));
  const withPicture = driversWithLeadPicture(source, DRIVERS);
  writeGeneratedFile(new URL('lead-pictures.gen.ts', source), leadPicturesSource(withPicture));
  writeGeneratedFile(new URL('defaults.gen.ts', source), defaultsSource(Object.values(moduleDefinitions)));
});
