import { THEME_COLOURS } from '@witryna/module-schemas';
import { expect, test } from 'vitest';

test('there is a name for every colour of the theme', async () => {
  const { t } = await import('./pl.ts');
  expect(THEME_COLOURS.filter((colour) => !t.inspector.colour.names[colour])).toEqual([]);
});
