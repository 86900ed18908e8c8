import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GeneratorError } from '../../scripts/generate/generated-file.ts';
import { componentName } from '../../scripts/generate/module-names.ts';

/**
 * Throws when a module has a schema but no component, or a component but no schema.
 *
 * @throws GeneratorError that names every file or export that is missing
 */
export function checkComponents(source: URL, drivers: readonly string[]): void {
  const withoutComponent = drivers.flatMap((driver) => {
    const path = `modules/src/${driver}/${driver}.tsx`;
    const name = componentName(driver);
    const place = new URL(`${driver}/${driver}.tsx`, source);
    if (!existsSync(place)) return [`${path} is missing: it exports \`${name}\`, the component of the module.`];
    const isExported = new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(readFileSync(place, 'utf8'));
    return isExported ? [] : [`${path} has no export named \`${name}\`.`];
  });
  const withoutSchema = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !drivers.includes(entry.name))
    .filter((entry) => existsSync(new URL(`${entry.name}/${entry.name}.tsx`, source)))
    .map(
      ({ name }) =>
        `module-schemas/src/modules/${name}/ is missing: modules/src/${name}/ is the component of a module without a schema.`,
    );
  const missing = [...withoutComponent, ...withoutSchema];
  if (missing.length > 0) throw new GeneratorError(missing.join('\n'));
}

/** The modules that say which picture they show first. */
export function driversWithLeadPicture(source: URL, drivers: readonly string[]): string[] {
  return drivers.filter((driver) => existsSync(new URL(`${driver}/lead-picture.ts`, source)));
}

/** The text of src/lead-pictures.gen.ts. */
export function leadPicturesSource(drivers: readonly string[]): string {
  const nameOf = (driver: string) => `of${componentName(driver)}`;
  const imports = drivers.map(
    (driver) => `import { leadPicture as ${nameOf(driver)} } from './${driver}/lead-picture.ts';`,
  );
  return `// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
${imports.join('\n')}
import type { LeadPicture } from './shared/pictures/shown-picture.ts';

/** Which picture a module shows first, for those that show any. */
export const leadPictures: Readonly<Record<string, LeadPicture<never>>> = {
${drivers.map((driver) => `  '${driver}': ${nameOf(driver)},`).join('\n')}
};
`;
}

/** The text of src/registry.gen.ts; `inApp` names the modules whose code needs no request of its own. */
export function registrySource(drivers: readonly string[], inApp: readonly string[]): string {
  const imports = inApp.map((driver) => `import { ${componentName(driver)} } from './${driver}/${driver}.tsx';`);
  const loaders = drivers.map((driver) => {
    const name = componentName(driver);
    const load = inApp.includes(driver)
      ? `async () => ${name}`
      : `() => import('./${driver}/${driver}.tsx').then((module) => module.${name})`;
    return `  '${driver}': ${load},`;
  });
  return `// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import type { Driver, moduleDefinitions } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
${imports.join('\n')}
import type { ModuleProps } from './module-props.ts';

type Component<D extends Driver> = (props: ModuleProps<(typeof moduleDefinitions)[D]>) => ReactNode;

/** The component of every module, a lazy chunk unless it is part of the app; does not compile while a schema has none. */
export const moduleLoaders = {
${loaders.join('\n')}
} satisfies { readonly [D in Driver]: () => Promise<Component<D>> };
`;
}
