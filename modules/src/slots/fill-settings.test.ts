import { fillDefaults, findDefinition, moduleExamples } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aPlacedModule } from '../testing/a-page.ts';
import { fillSettings } from './fill-settings.ts';

const cases = Object.entries(moduleExamples).flatMap(([driver, examples]) =>
  Object.entries(examples).map(([name, settings]) => ({ driver, name, settings })),
);

describe('settings as components get them', () => {
  test.each(cases)('$driver · $name has the defaults of its schema', ({ driver, settings }) => {
    const definition = findDefinition(driver);
    expect(definition && fillDefaults(definition, settings)).toEqual(fillSettings(aPlacedModule(driver, { settings })));
  });

  test('are the same object as long as the stored settings are', () => {
    const placed = aPlacedModule('hero', { settings: { heading: 'Świt' } });
    expect(fillSettings({ ...placed, id: 'other' })).toBe(fillSettings(placed));
  });

  test('an explicit undefined counts as not set', () => {
    expect(fillSettings(aPlacedModule('heading', { settings: { level: undefined } })).level).toBe('H2');
  });

  test('settings of an unknown module stay as they are', () => {
    const settings = { anything: 1 };
    expect(fillSettings(aPlacedModule('constructor', { settings }))).toBe(settings);
  });
});
