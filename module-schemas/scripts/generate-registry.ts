// Writes src/registry.gen.ts from the folders of src/modules: a folder is the registration of its module.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../src/', import.meta.url);
const camel = (driver: string) => driver.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Folder names of all modules, sorted, so that the file does not depend on the file system. */
export function moduleFolders(): string[] {
  return readdirSync(new URL('modules/', source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The text of src/registry.gen.ts. */
export function registrySource(drivers: readonly string[]): string {
  const versionsOf = (driver: string) =>
    readdirSync(new URL(`modules/${driver}/`, source))
      .map((name) => /^upgrade-(\d+)\.ts$/.exec(name)?.[1])
      .filter((version) => version !== undefined)
      .sort((a, b) => Number(a) - Number(b));
  const lines = ['// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.'];
  for (const driver of drivers) {
    const name = camel(driver);
    lines.push(`import { examples as ${name}Examples } from './modules/${driver}/examples.ts';`);
    lines.push(`import { form as ${name}Form } from './modules/${driver}/form.ts';`);
    lines.push(`import { labels as ${name}En } from './modules/${driver}/labels.en.ts';`);
    lines.push(`import { labels as ${name}Hu } from './modules/${driver}/labels.hu.ts';`);
    lines.push(`import { ${name} } from './modules/${driver}/schema.ts';`);
    for (const version of versionsOf(driver))
      lines.push(`import { upgrade as ${name}Upgrade${version} } from './modules/${driver}/upgrade-${version}.ts';`);
  }
  const record = (title: string, suffix: string) =>
    `export const ${title} = {\n${drivers.map((driver) => `  '${driver}': ${camel(driver)}${suffix},`).join('\n')}\n} as const;`;
  lines.push('', record('moduleDefinitions', ''), '', record('moduleForms', 'Form'), '');
  lines.push(record('moduleExamples', 'Examples'), '', record('englishLabels', 'En'), '');
  lines.push(record('hungarianLabels', 'Hu'), '');
  lines.push('/** Old settings in, settings of that version out; by driver, then by the version they lead to. */');
  lines.push(
    'export const moduleUpgrades: Readonly<Record<string, Readonly<Record<number, (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>>>>> = {',
  );
  for (const driver of drivers) {
    const upgrades = versionsOf(driver).map((version) => `${version}: ${camel(driver)}Upgrade${version}`);
    if (upgrades.length > 0) lines.push(`  '${driver}': { ${upgrades.join(', ')} },`);
  }
  lines.push('};', '');
  lines.push(`export { ${drivers.map(camel).join(', ')} };`, '');
  return lines.join('\n');
}

const target = new URL('registry.gen.ts', source);
const text = registrySource(moduleFolders());
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
