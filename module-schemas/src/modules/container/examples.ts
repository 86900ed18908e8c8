import type { SettingsOf } from '../../define-module.ts';
import type { container } from './schema.ts';

export const examples = {
  typical: { columns: 2, width: 'Normal', padding: { top: 9, bottom: 9 }, gridGap: { column: 7, row: 7 } },
  plain: {},
  tinted: {
    columns: 3,
    backgroundColour: 'tint',
    padding: { top: 10, right: 5, bottom: 10, left: 5 },
    align: 'center',
  },
  pictured: { variant: 'cropped', image: { image: { file: 1 }, position: 'cover' }, width: 'Wide', zIndex: 1 },
  narrow: { width: 'ExtraNarrow', variant: 'small', backgroundColour: '#4B5D48', margin: { top: 7, bottom: 7 } },
} satisfies Record<string, SettingsOf<typeof container>>;
