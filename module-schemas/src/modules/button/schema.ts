import { defineModule } from '../../define-module.ts';
import { linkSchema } from '../../shared/link.ts';

export const button = defineModule({
  driver: 'button',
  version: 1,
  title: 'Przycisk',
  description: 'Odnośnik, który ma być naciśnięty.',
  icon: 'rectangle-horizontal',
  group: 'navigation',
  settings: {
    type: 'object',
    required: ['label', 'link'],
    additionalProperties: false,
    properties: {
      label: { type: 'string', title: 'Napis', minLength: 1, maxLength: 60 },
      link: linkSchema,
      appearance: {
        type: 'string',
        title: 'Wygląd',
        enum: ['primary', 'secondary', 'quiet'],
        default: 'primary',
      },
      size: { type: 'string', title: 'Rozmiar', enum: ['small', 'medium', 'large'], default: 'medium' },
      align: { type: 'string', title: 'Wyrównanie', enum: ['start', 'center', 'end'], default: 'start' },
      fullWidth: { type: 'boolean', title: 'Na całą szerokość', default: false },
    },
  },
});
