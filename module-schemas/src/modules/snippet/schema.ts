import { defineModule } from '../../define-module.ts';

export const snippet = defineModule({
  driver: 'snippet',
  version: 1,
  title: 'Fragment',
  description: 'Wspólna część wielu stron: zmieniona raz, zmienia się wszędzie.',
  icon: 'puzzle',
  group: 'layout',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      snippet: { type: 'string', title: 'Fragment', minLength: 1, maxLength: 255, 'x-reference': 'snippet' },
    },
  },
});
