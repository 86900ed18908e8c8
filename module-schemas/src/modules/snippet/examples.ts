import type { SettingsOf } from '../../define-module.ts';
import type { snippet } from './schema.ts';

export const examples = {
  typical: { snippet: 'fragmenty/dostawa-w-skrocie' },
  notChosen: {},
} satisfies Record<string, SettingsOf<typeof snippet>>;
