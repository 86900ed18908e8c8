import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GeneratorError } from '../../scripts/generate/generated-file.ts';
import { schemaName } from '../../scripts/generate/module-names.ts';

/** A module as its folder has it. */
interface ModuleFolder {
  readonly driver: string;
  /** The versions that it has an `upgrade-N.ts` to, sorted. */
  readonly upgrades: readonly number[];
}

/** The files of a module, what each exports and what it is for. */
const filesOf = (driver: string) => [
  { file: 'schema.ts', name: schemaName(driver), purpose: 'the settings of the module, from which all else follows' },
  { file: 'form.ts', name: 'form', purpose: "the order of the fields in the editor's form" },
  { file: 'examples.ts', name: 'examples', purpose: 'valid settings by name, one of them `typical`' },
  { file: 'labels.en.ts', name: 'labels', purpose: 'the words of the schema in English' },
  { file: 'labels.hu.ts', name: 'labels', purpose: 'the words of the schema in Hungarian' },
];

/**
 * The modules in a folder of module folders, sorted, so that the answer does not depend on the file system.
 *
 * @throws GeneratorError that names every file or export that is missing
 */
export function readModuleFolders(modules: URL): ModuleFolder[] {
  const drivers = readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const missing = drivers.flatMap((driver) => missingParts(modules, driver));
  if (missing.length > 0) throw new GeneratorError(missing.join('\n'));
  return drivers.map((driver) => ({ driver, upgrades: readUpgrades(new URL(`${driver}/`, modules)) }));
}

function missingParts(modules: URL, driver: string): string[] {
  const folder = new URL(`${driver}/`, modules);
  const upgrades = readUpgrades(folder).map((version) => ({
    file: `upgrade-${version}.ts`,
    name: 'upgrade',
    purpose: '',
  }));
  return [...filesOf(driver), ...upgrades].flatMap(({ file, name, purpose }) => {
    const path = `module-schemas/src/modules/${driver}/${file}`;
    const place = new URL(file, folder);
    if (!existsSync(place)) return [`${path} is missing: it exports \`${name}\`, ${purpose}.`];
    return exportsName(readFileSync(place, 'utf8'), name) ? [] : [`${path} has no export named \`${name}\`.`];
  });
}

/** Whether a source declares this export. */
export const exportsName = (source: string, name: string): boolean =>
  new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(source);

const readUpgrades = (folder: URL): number[] =>
  readdirSync(folder)
    .map((name) => Number(/^upgrade-(\d+)\.ts$/.exec(name)?.[1]))
    .filter((version) => !Number.isNaN(version))
    .sort((a, b) => a - b);

/** The text of src/registry.gen.ts. A `$` stands in no driver, so that `hero$form` is never also the name of a module. */
export function registrySource(modules: readonly ModuleFolder[]): string {
  const drivers = modules.map(({ driver }) => driver);
  const imports = modules.flatMap(({ driver, upgrades }) => {
    const name = schemaName(driver);
    return [
      `import { examples as ${name}$examples } from './modules/${driver}/examples.ts';`,
      `import { form as ${name}$form } from './modules/${driver}/form.ts';`,
      `import { ${name} } from './modules/${driver}/schema.ts';`,
      ...upgrades.map(
        (version) =>
          `import { upgrade as ${name}$upgrade${version} } from './modules/${driver}/upgrade-${version}.ts';`,
      ),
    ];
  });
  const record = (title: string, suffix: string) => recordSource(title, drivers, suffix);
  const upgrades = modules
    .filter((module) => module.upgrades.length > 0)
    .map(({ driver, upgrades }) => {
      const steps = upgrades.map((version) => `${version}: ${schemaName(driver)}$upgrade${version}`);
      return `  '${driver}': { ${steps.join(', ')} },\n`;
    });
  return `// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.
${imports.join('\n')}

${record('moduleDefinitions', '')}

${record('moduleForms', '$form')}

${record('moduleExamples', '$examples')}

/** Old settings in, settings of that version out; by driver, then by the version they lead to. */
export const moduleUpgrades: Readonly<Record<string, Readonly<Record<number, (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>>>>> = {
${upgrades.join('')}};

export { ${drivers.map(schemaName).join(', ')} };
`;
}

/** The text of src/labels.gen.ts, apart from the registry: only who works in another language than Polish loads it. */
export function labelsSource(modules: readonly ModuleFolder[]): string {
  const drivers = modules.map(({ driver }) => driver);
  const imports = drivers.flatMap((driver) =>
    ['en', 'hu'].map(
      (language) =>
        `import { labels as ${schemaName(driver)}$${language} } from './modules/${driver}/labels.${language}.ts';`,
    ),
  );
  return `// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.
${imports.join('\n')}

${recordSource('englishLabels', drivers, '$en')}

${recordSource('hungarianLabels', drivers, '$hu')}
`;
}

function recordSource(title: string, drivers: readonly string[], suffix: string): string {
  const entries = drivers.map((driver) => `  '${driver}': ${schemaName(driver)}${suffix},`);
  return `export const ${title} = {\n${entries.join('\n')}\n} as const;`;
}
