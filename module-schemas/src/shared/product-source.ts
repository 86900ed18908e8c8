const skus = {
  type: 'array',
  title: 'Produkty',
  minItems: 1,
  maxItems: 48,
  uniqueItems: true,
  items: { type: 'string', minLength: 1, maxLength: 64, 'x-reference': 'product' },
} as const;
const category = {
  type: 'string',
  title: 'Kategoria',
  minLength: 1,
  maxLength: 255,
  'x-reference': 'category',
} as const;
const line = { type: 'string', title: 'Linia', minLength: 1, maxLength: 64, 'x-reference': 'line' } as const;
const brand = { type: 'string', title: 'Marka', minLength: 1, maxLength: 64, 'x-reference': 'brand' } as const;

/** Products named one by one or by a rule, so that a list follows the catalogue (listing types of the specification). */
export const productSourceSchema = {
  type: 'object',
  title: 'Które produkty',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    {
      title: 'Wybrane ręcznie',
      required: ['skus'],
      additionalProperties: false,
      properties: { kind: { const: 'selected' }, skus },
    },
    {
      title: 'Wybrane ręcznie, z przyciskiem „Do koszyka”',
      required: ['skus'],
      additionalProperties: false,
      properties: { kind: { const: 'addToCart' }, skus },
    },
    {
      title: 'Z kategorii',
      required: ['category'],
      additionalProperties: false,
      properties: { kind: { const: 'category' }, category },
    },
    {
      title: 'Z linii',
      required: ['line'],
      additionalProperties: false,
      properties: { kind: { const: 'line' }, line },
    },
    {
      title: 'Z marki',
      required: ['brand'],
      additionalProperties: false,
      properties: { kind: { const: 'brand' }, brand },
    },
    {
      title: 'Z marki w kategorii',
      required: ['brand', 'category'],
      additionalProperties: false,
      properties: { kind: { const: 'brandAndCategory' }, brand, category },
    },
    {
      title: 'Bieżąca kategoria (strona szablon)',
      additionalProperties: false,
      properties: { kind: { const: 'current-category' } },
    },
    {
      title: 'Pasujące do bieżącego produktu (strona szablon)',
      additionalProperties: false,
      properties: { kind: { const: 'complementary' } },
    },
    {
      title: 'Polecane przy bieżącym produkcie (strona szablon)',
      additionalProperties: false,
      properties: { kind: { const: 'recommendation' } },
    },
    {
      title: 'Zawartość bieżącego zestawu (strona szablon)',
      additionalProperties: false,
      properties: { kind: { const: 'contents' } },
    },
  ],
} as const;

/** Fields of the editor's form for such a source. */
export const productSourceForm = {
  skus: { 'ui:field': 'products' },
  category: { 'ui:widget': 'category' },
  line: { 'ui:widget': 'line' },
  brand: { 'ui:widget': 'brand' },
} as const;
