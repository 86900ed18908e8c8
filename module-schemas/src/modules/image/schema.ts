import { defineModule } from '../../define-module.ts';
import { sourceSchema } from '../../shared/binding.ts';
import { fileReferenceSchema, imageWithPointsSchema } from '../../shared/image.ts';
import { linkSchema } from '../../shared/link.ts';
import { widthSchema } from '../../shared/styling.ts';

export const image = defineModule({
  driver: 'image',
  version: 1,
  title: 'Obraz',
  description: 'Zdjęcie z podpisem i najwyżej pięcioma punktami.',
  icon: 'image',
  group: 'media',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      image: { ...imageWithPointsSchema, 'x-altWithLink': true },
      caption: { type: 'string', title: 'Podpis', maxLength: 200 },
      ratio: {
        type: 'string',
        title: 'Proporcje',
        enum: ['original', 'square', 'portrait', 'landscape', 'wide'],
        'x-enumTitles': {
          original: 'Jak w pliku',
          square: 'Kwadrat',
          portrait: 'Pionowe 4:5',
          landscape: 'Poziome 3:2',
          wide: 'Szerokie 21:9',
        },
        default: 'original',
      },
      width: widthSchema,
      daylight: {
        type: 'string',
        title: 'Światło przy przewijaniu',
        description: 'Pora dnia mija, gdy obraz przesuwa się przez ekran',
        enum: ['none', 'morning', 'evening'],
        'x-enumTitles': { none: 'Bez zmian', morning: 'Świt', evening: 'Zmierzch' },
        default: 'none',
      },
      earlier: {
        ...fileReferenceSchema,
        title: 'Ten sam kadr wcześniej',
        description: 'Zdjęcie z innej pory dnia, które przy przewijaniu przechodzi w ten obraz',
      },
      link: linkSchema,
      priority: {
        type: 'boolean',
        title: 'Wczytaj od razu',
        description: 'Dla zdjęć widocznych bez przewijania',
        default: false,
      },
      source: sourceSchema,
    },
  },
});
