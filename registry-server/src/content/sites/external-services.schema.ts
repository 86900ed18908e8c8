import {
  MAX_ENDPOINT_LENGTH,
  MAX_SERVICE_KEY_LENGTH,
  MAX_TILE_URL_LENGTH,
  MOST_ORIGINS,
  VIDEO_HOSTS,
} from '@witryna/module-schemas';

const address = { type: 'string', maxLength: MAX_ENDPOINT_LENGTH } as const;

/** What the key and the addresses have to be is said by `requireSoundServices`, in one sentence. */
const scriptService = {
  type: 'object',
  additionalProperties: false,
  properties: {
    key: { type: 'string', title: 'Klucz', maxLength: MAX_SERVICE_KEY_LENGTH },
    endpoint: { ...address, title: 'Adres skryptu' },
    origins: {
      type: 'array',
      title: 'Inne adresy usługi',
      description: 'Origins besides the one of the script that it loads from or sends to.',
      maxItems: MOST_ORIGINS,
      items: address,
    },
    hasOwnStyles: { type: 'boolean', title: 'Skrypt wpisuje własne style w stronę' },
  },
} as const;

/** What the pages of a site may load of other companies, as `ExternalServices` of module-schemas describes it. */
export const externalServicesSchema = {
  type: 'object',
  title: 'Zewnętrzne usługi',
  additionalProperties: false,
  properties: {
    videoHosts: {
      type: 'array',
      title: 'Filmy z serwisów',
      uniqueItems: true,
      maxItems: VIDEO_HOSTS.length,
      items: { type: 'string', enum: VIDEO_HOSTS },
    },
    mapTiles: {
      type: 'object',
      title: 'Mapa',
      additionalProperties: false,
      required: ['url', 'attribution'],
      properties: {
        url: {
          type: 'string',
          title: 'Adres kafelków mapy',
          description: 'With `{z}`, `{x}` and `{y}`; `{s}.` at its beginning stands for the servers a, b and c.',
          maxLength: MAX_TILE_URL_LENGTH,
          pattern: '^https://(\\{s\\}\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?/[\\w./?=&@%{}-]*$',
          allOf: ['\\{z\\}', '\\{x\\}', '\\{y\\}'].map((pattern) => ({ pattern, maxLength: MAX_TILE_URL_LENGTH })),
        },
        attribution: { type: 'string', title: 'Podpis mapy', minLength: 1, maxLength: 120 },
        attributionUrl: { type: 'string', title: 'Odnośnik podpisu', pattern: '^https://[^\\s/]\\S*$', maxLength: 300 },
      },
    },
    geolocation: { type: 'boolean', title: 'Sklep może zapytać o położenie' },
    googlePay: { type: 'boolean', title: 'Google Pay otwiera się w przeglądarce' },
    marketing: { ...scriptService, title: 'Marketing i czat' },
    tags: { ...scriptService, title: 'Tagi' },
  },
} as const;
