import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRIVERS } from '../driver.ts';
import { settingsCheck } from '../page-validation/compile.ts';
import { validateSettings } from '../page-validation/validate-settings.ts';
import { validateStorable } from '../page-validation/validate-storable.ts';
import { moduleDefinitions } from '../registry.gen.ts';
import { arbitraryMutation } from './arbitrary-mutation.ts';
import { type ArbitrarySchema, arbitrarySettings } from './arbitrary-settings.ts';

const RUNS = { numRuns: 60 };

/** Texts of a schema that may be of any length, by their place in it. */
function limitless(schema: ArbitrarySchema, path: string): string[] {
  if (schema.type === 'string' && !schema.enum && schema.maxLength === undefined && !isShort(schema.pattern))
    return [path];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => limitless(property, `${path}/${name}`)),
    ...(schema.items ? limitless(schema.items, `${path}/*`) : []),
    ...(schema.oneOf ?? []).flatMap((option) => limitless(option, path)),
  ];
}

/** Lists of a schema that may have any number of items. */
function endless(schema: ArbitrarySchema, path: string): string[] {
  if (schema['x-richText']) return [];
  return [
    ...(schema.type === 'array' && schema.maxItems === undefined ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => endless(property, `${path}/${name}`)),
    ...(schema.items ? endless(schema.items, `${path}/*`) : []),
    ...(schema.oneOf ?? []).flatMap((option) => endless(option, path)),
  ];
}

/** A pattern that is a choice of words has an end of its own. */
const isShort = (pattern: string | undefined) => pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern);

describe.each(DRIVERS)('settings of %s', (driver) => {
  const schema = moduleDefinitions[driver].settings as ArbitrarySchema;

  test('have a limit on every text and list', () => {
    expect([...limitless(schema, ''), ...endless(schema, '')]).toEqual([]);
  });

  test('that are made from the schema pass', () => {
    fc.assert(
      fc.property(arbitrarySettings(driver), (settings) => {
        expect(validateSettings(driver, settings)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('that are changed for the worse are refused with a path and a sentence, or pass', () => {
    fc.assert(
      fc.property(arbitraryMutation(arbitrarySettings(driver)), (settings) => {
        const faults = validateSettings(driver, settings);
        expect(faults.length === 0).toBe(settingsCheck(driver)(settings) && validateStorable(settings).length === 0);
        for (const { path, message } of faults) {
          expect(path).toMatch(/^\//);
          expect(message).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*[.:)]$/su);
          expect(message).not.toBe('Niepoprawna wartość.');
        }
      }),
      RUNS,
    );
  });
});
