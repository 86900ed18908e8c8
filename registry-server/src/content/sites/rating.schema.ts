const count = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;

/** How buyers rate the shop, as `ShopRating` of module-schemas describes it. */
export const ratingSchema = {
  type: 'object',
  title: 'Ocena sklepu',
  additionalProperties: false,
  required: ['periods'],
  properties: {
    image: { type: 'string', title: 'Znak (adres obrazu w sklepie)', pattern: '^/[^\\s]*$', maxLength: 500 },
    link: { type: 'string', title: 'Strona z opiniami', pattern: '^(/|https://)[^\\s]*$', maxLength: 500 },
    periods: {
      type: 'array',
      title: 'Oceny; pierwsza jest główna',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['period', 'rate', 'amount'],
        properties: {
          period: { type: 'string', title: 'Okres', enum: ['month', 'quarter', 'year', 'all'] },
          rate: { type: 'number', title: 'Ocena', minimum: 0, maximum: 5 },
          amount: { ...count, title: 'Liczba opinii' },
        },
      },
    },
    distribution: {
      type: 'object',
      title: 'Ile opinii o każdej ocenie',
      additionalProperties: false,
      required: ['1', '2', '3', '4', '5'],
      properties: { '1': count, '2': count, '3': count, '4': count, '5': count },
    },
  },
} as const;
