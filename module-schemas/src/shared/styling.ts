/** Levels 1 to 13 of the spacer scale, in rem (decision on double readings). Index 0 is level 1. */
export const SPACER_REM = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10] as const;

/** Names of the theme's colours that a setting may use beside a literal `#rrggbb`. */
export const THEME_COLOURS = [
  'paper',
  'surface',
  'tint',
  'ink',
  'muted',
  'accent',
  'accent-tint',
  'second',
  'line',
] as const;

export const WIDTHS = ['ExtraNarrow', 'Narrow', 'Normal', 'Wide'] as const;
export const HEADING_LEVELS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
export const HEADING_SIZES = ['XSmall', 'Small', 'Medium', 'Large', 'XLarge'] as const;

export const spacerSchema = { type: 'integer', minimum: 1, maximum: 13 } as const;

const spacingSides = {
  top: { ...spacerSchema, title: 'Góra' },
  right: { ...spacerSchema, title: 'Prawa' },
  bottom: { ...spacerSchema, title: 'Dół' },
  left: { ...spacerSchema, title: 'Lewa' },
} as const;

export const marginSchema = {
  type: 'object',
  title: 'Margines',
  additionalProperties: false,
  properties: spacingSides,
} as const;

export const paddingSchema = {
  type: 'object',
  title: 'Odstęp wewnętrzny',
  additionalProperties: false,
  properties: spacingSides,
} as const;

export const gridGapSchema = {
  type: 'object',
  title: 'Odstępy siatki',
  additionalProperties: false,
  properties: {
    column: { ...spacerSchema, title: 'Między kolumnami' },
    row: { ...spacerSchema, title: 'Między wierszami' },
  },
} as const;

export const widthSchema = {
  type: 'string',
  title: 'Szerokość',
  enum: WIDTHS,
  'x-enumTitles': { ExtraNarrow: 'Bardzo wąska', Narrow: 'Wąska', Normal: 'Zwykła', Wide: 'Szeroka' },
} as const;

export const textAlignSchema = {
  type: 'string',
  title: 'Wyrównanie',
  enum: ['start', 'center', 'end'],
  'x-enumTitles': { start: 'Do lewej', center: 'Na środku', end: 'Do prawej' },
} as const;

export const colourSchema = {
  type: 'string',
  pattern: `^(#[0-9A-Fa-f]{6}|${THEME_COLOURS.join('|')})$`,
} as const;

export const headingLevelSchema = { type: 'string', title: 'Poziom', enum: HEADING_LEVELS } as const;
export const headingSizeSchema = {
  type: 'string',
  title: 'Rozmiar',
  enum: HEADING_SIZES,
  'x-enumTitles': { XSmall: 'Bardzo mały', Small: 'Mały', Medium: 'Średni', Large: 'Duży', XLarge: 'Bardzo duży' },
} as const;
