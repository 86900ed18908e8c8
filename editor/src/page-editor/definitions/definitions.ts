import {
  CONTENT_TYPES,
  type ContentType,
  contentPropertiesSchemaOf,
  DRIVERS,
  findDefinition,
  type ModuleDefinition,
} from '@witryna/module-schemas';
import { loadFormWords } from '../../i18n/form-words.ts';
import type { FormLanguage } from './form-language.ts';

/**
 * The modules and the fields of content in the language that the person reads; commands and announcements outside
 * React say their names as well. It changes on screens without modules only, so nobody has to hear of it.
 */
let shown: Shown = { language: 'pl', definitions: new Map(), content: new Map() };

type ContentSchema = ReturnType<typeof contentPropertiesSchemaOf>;

interface Shown {
  readonly language: FormLanguage;
  readonly definitions: ReadonlyMap<string, ModuleDefinition>;
  readonly content: ReadonlyMap<ContentType, ContentSchema>;
}

/** Has modules and their forms shown in a language from now on; its words are loaded first, those of Polish are there. */
export async function loadDefinitions(language: FormLanguage): Promise<FormLanguage> {
  if (language !== shown.language) [shown] = await Promise.all([wordsIn(language), loadFormWords(language)]);
  return language;
}

async function wordsIn(language: FormLanguage): Promise<Shown> {
  if (language === 'pl') return { language, definitions: new Map(), content: new Map() };
  const { localisedContentSchema, localisedDefinition } = await import('@witryna/module-schemas/localise');
  return {
    language,
    definitions: new Map(DRIVERS.map((driver) => [driver, localisedDefinition(driver, language)])),
    content: new Map(CONTENT_TYPES.map((type) => [type, localisedContentSchema(type, language)])),
  };
}

/** The language in which modules are shown. */
export function shownLanguage(): FormLanguage {
  return shown.language;
}

/** A module as the person reads it; undefined for one that is unknown. */
export function definitionOf(driver: string): ModuleDefinition | undefined {
  return shown.definitions.get(driver) ?? findDefinition(driver);
}

/** The schema of what content of a type has beside its modules, as the person reads it. */
export function contentSchemaOf(type: ContentType): ContentSchema {
  return shown.content.get(type) ?? contentPropertiesSchemaOf(type);
}
