import type { RJSFSchema } from '@rjsf/utils';
import { DRIVERS, isDriver, moduleDefinitions } from '@witryna/module-schemas';

/** The forms whose validators are compiled ahead: one for each module. */
export const FORM_NAMES: readonly string[] = DRIVERS;

/**
 * The schema that a form gets. Its validators are compiled from exactly this,
 * and rjsf refuses them for a schema that differs in anything.
 */
export function formSchemaOf(name: string): RJSFSchema {
  if (!isDriver(name)) throw new Error(`No form is called ${name}`);
  // The definitions are deeply readonly; rjsf's types know only mutable schemas.
  return moduleDefinitions[name].settings as unknown as RJSFSchema;
}
