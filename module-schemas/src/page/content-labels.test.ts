import { describe, expect, test } from 'vitest';
import { localisedContentSchema, wordsOf } from '../localise.ts';
import { contentLabelsEn } from './content-labels.en.ts';
import { contentLabelsHu } from './content-labels.hu.ts';
import { contentPropertiesSchemaOf } from './content-properties.ts';
import { CONTENT_TYPES } from './page.ts';

const words = new Set(CONTENT_TYPES.flatMap((type) => wordsOf(contentPropertiesSchemaOf(type))));

describe.each([
  ['en', contentLabelsEn],
  ['hu', contentLabelsHu],
] as const)('fields of content in %s', (language, labels) => {
  test('have all their words, and none that is not said', () => {
    expect([...words].filter((word) => !Object.hasOwn(labels, word))).toEqual([]);
    expect(Object.keys(labels).filter((word) => !words.has(word))).toEqual([]);
    expect(Object.values(labels).filter((label) => /[ąćęłńśźż]/i.test(label))).toEqual([]);
  });

  test('differ from the Polish ones in words alone', () => {
    for (const type of CONTENT_TYPES) {
      const own = localisedContentSchema(type, language);
      expect(Object.keys(own.properties)).toEqual(Object.keys(contentPropertiesSchemaOf(type).properties));
      expect(wordsOf(own).some((word) => word in labels && labels[word] !== word)).toBe(false);
    }
  });
});

test('in Polish the schema is itself', () => {
  expect(localisedContentSchema('article', 'pl')).toBe(contentPropertiesSchemaOf('article'));
});
