import { describe, expect, test } from 'vitest';
import { DRIVERS, findDefinition, isDriver } from './driver.ts';
import { englishLabels, hungarianLabels } from './labels.gen.ts';
import { localisedDefinition, wordsOf } from './localise.ts';
import { settingsCheck } from './page-validation/compile.ts';
import { validateSettings } from './page-validation/validate-settings.ts';
import { moduleDefinitions, moduleExamples, moduleForms, moduleUpgrades } from './registry.gen.ts';
import { sharedLabels as sharedEn } from './shared/labels.en.ts';
import { sharedLabels as sharedHu } from './shared/labels.hu.ts';
import type { Labels } from './shared/labels.ts';

type Node = { readonly [key: string]: unknown };

/** Each object schema below a node with the names of its properties. */
function* objectSchemas(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const item of node) yield* objectSchemas(item);
  else if (typeof node === 'object' && node !== null) {
    if ('properties' in node) yield node as Node;
    for (const value of Object.values(node)) yield* objectSchemas(value);
  }
}

describe.each(DRIVERS)('the module %s', (driver) => {
  const definition = moduleDefinitions[driver];

  test('is filed under its own name, in kebab-case', () => {
    expect(definition.driver).toBe(driver);
    expect(driver).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('has a schema that compiles in strict mode', () => {
    expect(() => settingsCheck(driver)).not.toThrow();
  });

  test('requires no property that it does not have, and refuses all others', () => {
    for (const schema of objectSchemas(definition.settings)) {
      const names = Object.keys(schema.properties as object);
      for (const required of (schema.required ?? []) as string[]) expect(names).toContain(required);
    }
    expect(validateSettings(driver, { ...moduleExamples[driver].typical, '§': 1 })).toMatchObject([
      { rule: 'additionalProperties' },
    ]);
  });

  test('has a typical example, and all its examples are valid', () => {
    expect(moduleExamples[driver]).toHaveProperty('typical');
    for (const settings of Object.values(moduleExamples[driver]))
      expect(validateSettings(driver, settings)).toEqual([]);
  });

  test('shows every field of its form, each once', () => {
    const shown = Object.values(moduleForms[driver].groups).flat().sort();
    const fields = Object.keys(definition.settings.properties).sort();
    expect(shown, `the groups of ${driver}/form.ts name each setting of schema.ts once`).toEqual(fields);
  });

  test.each(['en', 'hu'] as const)('has all its words in %s, and no word too many', (language) => {
    const own = (language === 'en' ? englishLabels : hungarianLabels)[driver] as Labels;
    const shared = language === 'en' ? sharedEn : sharedHu;
    const words = wordsOf(definition);
    const file = `${driver}/labels.${language}.ts`;
    const missing = words.filter((word) => !(word in own) && !(word in shared));
    expect(missing, `words of schema.ts that ${file} lacks`).toEqual([]);
    const needless = Object.keys(own).filter((word) => !words.includes(word) || word in shared);
    expect(needless, `words of ${file} that schema.ts has not, or shared/labels.${language}.ts has already`).toEqual(
      [],
    );
    expect(localisedDefinition(driver, language).title).toBe(own[definition.title] ?? shared[definition.title]);
  });

  test('can be brought from every older version to the newest', () => {
    const steps = Object.keys(moduleUpgrades[driver] ?? {}).map(Number);
    const versions = Array.from({ length: definition.version - 1 }, (_, index) => index + 2);
    expect(steps, `each version of ${driver} above 1 has its upgrade-<version>.ts, and no other is there`).toEqual(
      versions,
    );
  });

  test('holds only modules that exist', () => {
    for (const slot of Object.values(findDefinition(driver)?.slots ?? {}))
      for (const accepted of slot.accepts ?? []) expect(isDriver(accepted)).toBe(true);
  });
});

test('every value of every enum has a name for the form, but for H1 to H6', () => {
  for (const definition of Object.values(moduleDefinitions)) {
    const nodes = JSON.stringify(definition.settings, (_, value) =>
      value?.enum && !value['x-enumTitles'] && value.enum[0] !== 'H1' ? { missing: value.enum } : value,
    );
    expect(nodes).not.toContain('missing');
  }
});
