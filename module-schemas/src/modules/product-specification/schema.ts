import { defineModule } from '../../define-module.ts';
import { sourceSchema } from '../../shared/binding.ts';
import { imageSchema } from '../../shared/image.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

const section = {
  type: 'object',
  required: ['heading'],
  additionalProperties: false,
  properties: {
    heading: { type: 'string', title: 'Tytuł', minLength: 1, maxLength: 160 },
    text: { type: 'string', title: 'Tekst', maxLength: 1200 },
    image: imageSchema,
  },
} as const;

export const productSpecification = defineModule({
  driver: 'product-specification',
  version: 1,
  title: 'Specyfikacja produktu',
  description: 'Otwarcie ze zdjęciem, kroki użycia i kolumny o produkcie.',
  icon: 'list-ordered',
  group: 'shop',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      source: sourceSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      hero: { ...section, title: 'Otwarcie' },
      stepsHeading: { type: 'string', title: 'Nagłówek kroków', maxLength: 120 },
      steps: { type: 'array', title: 'Kroki', maxItems: 8, items: { ...section, title: 'Krok' } },
      columnsHeading: { type: 'string', title: 'Nagłówek kolumn', maxLength: 120 },
      columns: { type: 'array', title: 'Kolumny', maxItems: 6, items: { ...section, title: 'Kolumna' } },
    },
  },
});
