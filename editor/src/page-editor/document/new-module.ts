import {
  type Driver,
  type ModuleDefinition,
  moduleDefinitions,
  moduleExamples,
  type PlacedModule,
} from '@witryna/module-schemas';
import { newId } from '../../api/new-id.ts';

interface SchemaNode {
  readonly 'x-reference'?: string;
  readonly required?: readonly string[];
  readonly 'x-requiredUnless'?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
}

/** A module as it comes out of the palette: its typical settings, with its slots empty. */
export function newModule(driver: Driver, id = newId()): PlacedModule {
  const definition: ModuleDefinition = moduleDefinitions[driver];
  return {
    id,
    driver,
    version: definition.version,
    settings: startingSettings(driver),
    ...(definition.slots && { slots: emptySlots(definition) }),
  };
}

/**
 * The typical example without what it points at where that may be absent:
 * its picture is not in every shop's library.
 */
function startingSettings(driver: Driver): Record<string, unknown> {
  const definition: ModuleDefinition = moduleDefinitions[driver];
  const schema = definition.settings as unknown as SchemaNode;
  const settings: Record<string, unknown> = structuredClone({ ...moduleExamples[driver].typical });
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) || Object.hasOwn(schema['x-requiredUnless'] ?? {}, name);
    if (!isRequired && pointsAtSomething(property)) delete settings[name];
  }
  return settings;
}

function pointsAtSomething(schema: SchemaNode): boolean {
  if (schema['x-reference']) return true;
  if (schema.items) return pointsAtSomething(schema.items);
  return (schema.required ?? []).some((name) => {
    const property = schema.properties?.[name];
    return property !== undefined && pointsAtSomething(property);
  });
}

export function emptySlots(definition: ModuleDefinition): Record<string, readonly string[]> {
  return Object.fromEntries(Object.keys(definition.slots ?? {}).map((slot) => [slot, []]));
}
