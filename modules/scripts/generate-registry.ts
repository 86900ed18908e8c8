// Writes src/registry.gen.ts and src/defaults.gen.ts: a folder with a component of its own name is the registration.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DRIVERS, findDefinition } from '@witryna/module-schemas';

interface SchemaNode {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
}

interface DefaultTree {
  values?: Record<string, unknown>;
  properties?: Record<string, DefaultTree>;
  items?: DefaultTree;
}

const source = new URL('../src/', import.meta.url);
const pascal = (driver: string) => driver.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Folders of src that hold a component of their own name, sorted. */
function moduleFolders(): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${entry.name}.tsx`, source)))
    .map((entry) => entry.name)
    .sort();
}

function registrySource(drivers: readonly string[]): string {
  const loaders = drivers.map(
    (driver) => `  '${driver}': () => import('./${driver}/${driver}.tsx').then((module) => module.${pascal(driver)}),`,
  );
  return `// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import type { Driver, moduleDefinitions } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import type { ModuleProps } from './module-props.ts';

type Component<D extends Driver> = (props: ModuleProps<(typeof moduleDefinitions)[D]>) => ReactNode;

/** The component of every module, one lazy chunk each; does not compile while a schema has no component. */
export const moduleLoaders = {
${loaders.join('\n')}
} satisfies { readonly [D in Driver]: () => Promise<Component<D>> };
`;
}

/** What a schema fills in by default and nothing else, so that titles and rules stay out of the shopper's download. */
function defaultsOf(schema: SchemaNode): DefaultTree | undefined {
  const tree: DefaultTree = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.default !== undefined) tree.values = { ...tree.values, [name]: property.default };
    const inner = defaultsOf(property);
    if (inner) tree.properties = { ...tree.properties, [name]: inner };
  }
  const items = schema.items && defaultsOf(schema.items);
  if (items) tree.items = items;
  return Object.keys(tree).length > 0 ? tree : undefined;
}

function defaultsSource(): string {
  const entries = DRIVERS.map((driver) => {
    const tree = defaultsOf(findDefinition(driver)?.settings as SchemaNode);
    return `  '${driver}': ${JSON.stringify(tree ?? {})},`;
  });
  const slots = DRIVERS.flatMap((driver) => {
    const names = Object.keys(findDefinition(driver)?.slots ?? {});
    return names.length > 0 ? [`  '${driver}': ${JSON.stringify(names)},`] : [];
  });
  return `// Written by scripts/generate-registry.ts from the schemas; not edited by hand.
import type { DefaultTree } from './slots/fill-settings.ts';

/** Slot names of the modules that have slots. */
export const moduleSlots: Readonly<Record<string, readonly string[]>> = {
${slots.join('\n')}
};

export const moduleDefaults: Readonly<Record<string, DefaultTree>> = {
${entries.join('\n')}
};
`;
}

function writeWhenChanged(name: string, text: string) {
  const target = new URL(name, source);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

writeWhenChanged('registry.gen.ts', registrySource(moduleFolders()));
writeWhenChanged('defaults.gen.ts', defaultsSource());
