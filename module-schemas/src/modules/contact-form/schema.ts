import { defineModule } from '../../define-module.ts';
import { headingLevelSchema, widthSchema } from '../../shared/styling.ts';
import { CONTACT_LIMITS } from '../../wire/forms.ts';

export const contactForm = defineModule({
  driver: 'contact-form',
  version: 1,
  title: 'Formularz kontaktowy',
  description: 'Wiadomość do sklepu: temat, numer zamówienia, treść i zgoda.',
  icon: 'message-square-text',
  group: 'shop',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      text: { type: 'string', title: 'Tekst', maxLength: 400 },
      topics: {
        type: 'array',
        title: 'Tematy do wyboru',
        description: 'Bez tematów formularz o nie nie pyta.',
        maxItems: 12,
        uniqueItems: true,
        items: { type: 'string', title: 'Temat', minLength: 1, maxLength: CONTACT_LIMITS.topic },
      },
      hasOrderNumber: { type: 'boolean', title: 'Pytaj o numer zamówienia', default: true },
      consent: {
        type: 'string',
        title: 'Treść zgody',
        description: 'Puste: zdanie sklepu. Odnośnik do polityki prywatności dochodzi sam.',
        maxLength: 600,
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      width: { ...widthSchema, default: 'ExtraNarrow' },
    },
  },
});
