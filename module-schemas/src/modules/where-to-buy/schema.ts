import { defineModule } from '../../define-module.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

/** Most shops of one list. */
const MAX_PLACES = 200;

export const whereToBuy = defineModule({
  driver: 'where-to-buy',
  version: 1,
  title: 'Gdzie kupić',
  description: 'Sklepy, w których są nasze kosmetyki: lista, najbliższe, mapa.',
  icon: 'map-pin',
  group: 'shop',
  settings: {
    type: 'object',
    required: ['places'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      places: {
        type: 'array',
        title: 'Sklepy',
        minItems: 1,
        maxItems: MAX_PLACES,
        items: {
          type: 'object',
          title: 'Sklep',
          required: ['name', 'street', 'city'],
          additionalProperties: false,
          properties: {
            name: { type: 'string', title: 'Nazwa', minLength: 1, maxLength: 80 },
            street: { type: 'string', title: 'Ulica i numer', minLength: 1, maxLength: 120 },
            postcode: { type: 'string', title: 'Kod pocztowy', maxLength: 12 },
            city: { type: 'string', title: 'Miejscowość', minLength: 1, maxLength: 80 },
            hours: { type: 'string', title: 'Godziny otwarcia', maxLength: 160 },
            phone: { type: 'string', title: 'Telefon', pattern: '^\\+?[0-9][0-9 -]{4,20}$', maxLength: 22 },
            latitude: { type: 'number', title: 'Szerokość geograficzna', minimum: -90, maximum: 90 },
            longitude: { type: 'number', title: 'Długość geograficzna', minimum: -180, maximum: 180 },
          },
        },
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      hasMap: {
        type: 'boolean',
        title: 'Mapa',
        description: 'Gdy pozwalają na nią ustawienia witryny; wczytuje się na życzenie',
        default: true,
      },
    },
  },
});
