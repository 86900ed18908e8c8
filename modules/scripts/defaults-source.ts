import type { ModuleDefinition } from '@witryna/module-schemas';

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

/** The text of src/defaults.gen.ts. */
export function defaultsSource(definitions: readonly ModuleDefinition[]): string {
  const entries = definitions.map(({ driver, settings }) => {
    return `  '${driver}': ${JSON.stringify(defaultsOf(settings as SchemaNode) ?? {})},`;
  });
  const slots = definitions.flatMap(({ driver, slots }) => {
    const names = Object.keys(slots ?? {});
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
