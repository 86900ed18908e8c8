import { defineModule } from '../../define-module.ts';
import { widthSchema } from '../../shared/styling.ts';

export const breadcrumbs = defineModule({
  driver: 'breadcrumbs',
  version: 1,
  title: 'Okruszki',
  description: 'Droga od strony głównej do tej strony: strony nadrzędne, kategorie, produkt.',
  icon: 'chevrons-right',
  group: 'navigation',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      homeLabel: { type: 'string', title: 'Napis strony głównej', description: 'Puste: „Start”', maxLength: 40 },
      showsCurrent: { type: 'boolean', title: 'Z nazwą tej strony', default: true },
      width: { ...widthSchema, default: 'Normal' },
    },
  },
});
