import type { RJSFSchema } from '@rjsf/utils';
import { DRIVERS, isDriver, moduleDefinitions } from '@witryna/module-schemas';
import { withoutWords } from './without-words.ts';

/** The forms whose validators are compiled ahead: one for each module. */
export const FORM_NAMES: readonly string[] = DRIVERS;

/**
 * The schema that the validators of a form are compiled from. It has no words: rjsf refuses validators for a schema that
 * differs in anything, and a form is read in several languages.
 */
export function formSchemaOf(name: string): RJSFSchema {
  if (!isDriver(name)) throw new Error(`No form is called ${name}`);
  // The definitions are deeply readonly; rjsf's types know only mutable schemas.
  return withoutWords(moduleDefinitions[name].settings) as unknown as RJSFSchema;
}
