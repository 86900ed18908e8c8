import type { ModuleDefinition } from './define-module.ts';

type Settings = Readonly<Record<string, unknown>>;

type SchemaNode = {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
};

/**
 * Settings with the schema's defaults where nothing was set, at every depth that is present.
 * An optional object that is absent stays absent. The settings are trusted to be valid; the answer is of the
 * module's `FilledSettingsOf`. The input is not changed.
 */
export function fillDefaults(definition: ModuleDefinition, settings: Settings): Settings {
  return fill(definition.settings as unknown as SchemaNode, settings) as Settings;
}

function fill(schema: SchemaNode, value: unknown): unknown {
  if (Array.isArray(value)) return schema.items ? value.map((item) => fill(schema.items as SchemaNode, item)) : value;
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [name, property] of Object.entries(schema.properties)) {
    if (filled[name] !== undefined) filled[name] = fill(property, filled[name]);
    else if (property.default !== undefined) filled[name] = property.default;
  }
  return filled;
}
