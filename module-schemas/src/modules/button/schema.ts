import { defineModule } from '../../define-module.ts';
import { documentReferenceSchema } from '../../shared/image.ts';
import { linkSchema } from '../../shared/link.ts';
import { sharedContentSchema } from '../../shared/shared-content.ts';
import { textAlignSchema } from '../../shared/styling.ts';

export const button = defineModule({
  driver: 'button',
  version: 1,
  title: 'Przycisk',
  description: 'Odnośnik, który ma być naciśnięty.',
  icon: 'rectangle-horizontal',
  group: 'navigation',
  settings: {
    type: 'object',
    'x-requiredUnless': { label: 'sharedLink', link: 'sharedLink' },
    additionalProperties: false,
    properties: {
      label: { type: 'string', title: 'Napis', minLength: 1, maxLength: 60 },
      link: linkSchema,
      sharedLink: {
        ...sharedContentSchema('shared-link'),
        title: 'Wspólny odnośnik',
        description: 'Adres zmieniany w\u00a0jednym miejscu; pusty napis też jest z\u00a0niego',
      },
      document: {
        ...documentReferenceSchema,
        description: 'PDF z biblioteki zamiast odnośnika; napis kończy się jego rozmiarem',
      },
      appearance: {
        type: 'string',
        title: 'Wygląd',
        enum: ['primary', 'secondary', 'quiet'],
        'x-enumTitles': { primary: 'Główny', secondary: 'Drugorzędny', quiet: 'Cichy' },
        default: 'primary',
      },
      size: {
        type: 'string',
        title: 'Rozmiar',
        enum: ['small', 'medium', 'large'],
        'x-enumTitles': { small: 'Mały', medium: 'Średni', large: 'Duży' },
        default: 'medium',
      },
      align: { ...textAlignSchema, default: 'start' },
      fullWidth: { type: 'boolean', title: 'Na całą szerokość', default: false },
    },
  },
});
