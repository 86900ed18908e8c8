import { DRIVERS, findDefinition, type ModuleDefinition } from '@witryna/module-schemas';
import type { FormLanguage } from './form-language.ts';

/**
 * The modules in the language that the person reads; commands and announcements outside React say their names as well.
 * It changes on screens without modules only, so nobody has to hear of it.
 */
let shown: { readonly language: FormLanguage; readonly definitions: ReadonlyMap<string, ModuleDefinition> } = {
  language: 'pl',
  definitions: new Map(),
};

/** Has modules and their forms shown in a language from now on; its words are loaded first, those of Polish are there. */
export async function loadDefinitions(language: FormLanguage): Promise<FormLanguage> {
  if (language !== shown.language) shown = { language, definitions: await definitionsIn(language) };
  return language;
}

async function definitionsIn(language: FormLanguage): Promise<ReadonlyMap<string, ModuleDefinition>> {
  if (language === 'pl') return new Map();
  const { localisedDefinition } = await import('@witryna/module-schemas/localise');
  return new Map(DRIVERS.map((driver) => [driver, localisedDefinition(driver, language)]));
}

/** The language in which modules are shown. */
export function shownLanguage(): FormLanguage {
  return shown.language;
}

/** A module as the person reads it; undefined for one that is unknown. */
export function definitionOf(driver: string): ModuleDefinition | undefined {
  return shown.definitions.get(driver) ?? findDefinition(driver);
}
