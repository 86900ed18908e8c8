/** How large something is, packed; which of the three is which does not matter to whoever packs it. */
export interface Dimensions {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

const side = { type: 'integer', minimum: 1, maximum: 10_000 } as const;

/** All three or none: of less nobody knows what it fits into. */
export const dimensionsSchema = {
  type: 'object',
  title: 'Wymiary z opakowaniem',
  required: ['lengthMm', 'widthMm', 'heightMm'],
  additionalProperties: false,
  properties: {
    lengthMm: { ...side, title: 'Długość w milimetrach' },
    widthMm: { ...side, title: 'Szerokość w milimetrach' },
    heightMm: { ...side, title: 'Wysokość w milimetrach' },
  },
} as const;
