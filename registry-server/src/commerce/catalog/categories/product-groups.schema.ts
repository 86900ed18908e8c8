import { THEMES } from '@witryna/module-schemas';
import type { BodyOf } from '../../../http/body-of.ts';
import { colourHex, fileId, name, pagePath, text } from '../rest/catalog-fields.ts';

/** `PUT /staff/catalogue/brands/:code` */
export const brandSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name,
    description: text,
    manufacturer: {
      type: 'object',
      title: 'Producent',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name,
        address: { type: 'string', title: 'Adres', maxLength: 400 },
        email: { type: 'string', title: 'E-mail', format: 'email', maxLength: 254 },
        responsiblePerson: {
          type: 'object',
          title: 'Osoba odpowiedzialna w Unii',
          required: ['name'],
          additionalProperties: false,
          properties: {
            name,
            address: { type: 'string', title: 'Adres', maxLength: 400 },
            email: { type: 'string', title: 'E-mail', format: 'email', maxLength: 254 },
          },
        },
      },
    },
    logo: fileId,
    urlPath: { ...pagePath, title: 'Strona o marce' },
  },
} as const;

/** `PUT /staff/catalogue/lines/:code` */
export const lineSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name,
    description: text,
    colour: colourHex,
    theme: { type: 'string', title: 'Motyw', enum: THEMES, default: 'default' },
    image: fileId,
  },
} as const;

export type BrandInput = BodyOf<typeof brandSchema>;
export type LineInput = BodyOf<typeof lineSchema>;
