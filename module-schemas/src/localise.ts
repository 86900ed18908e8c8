import type { ModuleDefinition } from './define-module.ts';
import { englishLabels, hungarianLabels } from './labels.gen.ts';
import { contentLabelsEn } from './page/content-labels.en.ts';
import { contentLabelsHu } from './page/content-labels.hu.ts';
import { contentPropertiesSchemaOf } from './page/content-properties.ts';
import { moduleDefinitions } from './registry.gen.ts';
import { sharedLabels as sharedEn } from './shared/labels.en.ts';
import { sharedLabels as sharedHu } from './shared/labels.hu.ts';
import type { Labels } from './shared/labels.ts';

/** The languages that words of modules are known in. */
export const SCHEMA_LANGUAGES = ['pl', 'en', 'hu'] as const;
export type SchemaLanguage = (typeof SCHEMA_LANGUAGES)[number];

const overlays = {
  en: { shared: sharedEn, content: contentLabelsEn, modules: englishLabels as Readonly<Record<string, Labels>> },
  hu: { shared: sharedHu, content: contentLabelsHu, modules: hungarianLabels as Readonly<Record<string, Labels>> },
};

/** The definition of a module with its words in the given language; a word without translation stays Polish. */
export function localisedDefinition(
  driver: keyof typeof moduleDefinitions,
  language: SchemaLanguage,
): ModuleDefinition {
  const definition: ModuleDefinition = moduleDefinitions[driver];
  if (language === 'pl') return definition;
  const { shared, modules } = overlays[language];
  const labels = modules[driver] ?? {};
  return mapWords(definition, (word) => labels[word] ?? shared[word] ?? word);
}

/** The schema of what content of a type may have, with its words in the given language. */
export function localisedContentSchema(
  type: string,
  language: SchemaLanguage,
): ReturnType<typeof contentPropertiesSchemaOf> {
  const schema = contentPropertiesSchemaOf(type);
  if (language === 'pl') return schema;
  const { shared, content } = overlays[language];
  return mapWords(schema, (word) => content[word] ?? shared[word] ?? word);
}

/** Every word of a definition or schema that people read: titles, descriptions and names of values. */
export function wordsOf(definition: object): string[] {
  const words = new Set<string>();
  mapWords(definition, (word) => {
    words.add(word);
    return word;
  });
  return [...words];
}

/** Of a `properties` or `slots` object the keys are names, not keywords: a field may be called `title`. */
function mapWords<T>(node: T, translate: (word: string) => string, keysAreNames = false): T {
  if (Array.isArray(node)) return node.map((item) => mapWords(item, translate)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
    if (!keysAreNames && (key === 'title' || key === 'description') && typeof value === 'string')
      return [key, translate(value)];
    if (!keysAreNames && key === 'x-enumTitles') return [key, mapValues(value as Labels, translate)];
    if (!keysAreNames && (key === 'default' || key === 'enum' || key === 'const')) return [key, value];
    return [key, mapWords(value, translate, !keysAreNames && (key === 'properties' || key === 'slots'))];
  });
  return Object.fromEntries(entries) as T;
}

const mapValues = (labels: Labels, translate: (word: string) => string) =>
  Object.fromEntries(Object.entries(labels).map(([value, title]) => [value, translate(title)]));
