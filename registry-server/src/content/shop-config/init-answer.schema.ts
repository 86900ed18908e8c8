import { byKey, integer, listOf, object, text, yes } from '../../http/answer-schema.ts';
import { siteInputSchema } from '../sites/index.ts';

const { features, properties, generalSettings } = siteInputSchema.properties;

const summary = {
  id: integer,
  code: text,
  name: text,
  locale: text,
  language: text,
  currency: text,
  address: { ...text, description: 'Origin of its pages, `https://shop.example`' },
  domain: text,
  basePath: { ...text, description: 'What its paths begin with; `/` where they begin with nothing' },
} as const;
const always = ['id', 'code', 'name', 'locale', 'language', 'currency', 'address', 'domain', 'basePath'] as const;

/** What `GET /init` answers; `InitAnswer` is the same as a type, and a test holds answers against it. */
export const initAnswerSchema = object(
  {
    data: object(
      {
        site: object(
          {
            ...summary,
            postfix: { ...text, description: 'Stands behind every title of a page' },
            favicon: text,
            logo: object({ light: text, dark: text }),
            features,
            properties,
          },
          [...always, 'postfix', 'features', 'properties'],
        ),
        sites: listOf(
          object(
            {
              ...summary,
              isClosed: { ...yes, description: 'Under maintenance, or without a home page: lead nobody there' },
            },
            always,
          ),
        ),
        search: object({ minLength: integer, perPage: integer, maxPerPage: integer, provider: text }, [
          'minLength',
          'perPage',
          'maxPerPage',
        ]),
        generalSettings: { ...generalSettings, default: undefined },
        staticRouting: byKey(
          text,
          'Addresses that the site has chosen for screens; `error.404`: the page for failures',
        ),
      },
      ['site', 'sites', 'search', 'generalSettings', 'staticRouting'],
    ),
  },
  ['data'],
);
