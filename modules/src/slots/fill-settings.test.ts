import { fillDefaults, findDefinition, moduleExamples } from '@witryna/module-schemas';
import { describe, expect, test, vi } from 'vitest';
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

  test('are the same object in a browser as long as the stored settings are', async () => {
    vi.stubGlobal('window', globalThis);
    vi.resetModules();
    const inBrowser = await import('./fill-settings.ts');
    const placed = aPlacedModule('hero', { settings: { heading: 'Świt' } });
    expect(inBrowser.fillSettings({ ...placed, id: 'other' })).toBe(inBrowser.fillSettings(placed));
    vi.unstubAllGlobals();
  });

  test('are made anew on a server, which keeps nothing of a page', () => {
    const placed = aPlacedModule('hero', { settings: { heading: 'Świt' } });
    expect(fillSettings(placed)).not.toBe(fillSettings(placed));
    expect(fillSettings(placed)).toEqual(fillSettings(placed));
  });

  test('an explicit undefined counts as not set', () => {
    expect(fillSettings(aPlacedModule('heading', { settings: { level: undefined } })).level).toBe('H2');
  });

  test('settings of an unknown module stay as they are', () => {
    const settings = { anything: 1 };
    expect(fillSettings(aPlacedModule('constructor', { settings }))).toBe(settings);
  });
});
