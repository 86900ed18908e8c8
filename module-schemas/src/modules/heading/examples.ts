import type { SettingsOf } from '../../define-module.ts';
import type { heading } from './schema.ts';

export const examples = {
  typical: { text: 'Pielęgnacja na poranek', eyebrow: 'Nowości' },
  pageTitle: { text: 'Regulamin', level: 'H1', size: 'XLarge' },
  centredAccent: { text: 'Z pracowni', align: 'center', colour: 'accent', size: 'Medium' },
  exactSize: { text: 'Czterdzieści osiem', textSize: 48, level: 'H3' },
  ofTheProduct: { text: 'Nazwa produktu', source: 'current', field: 'name', level: 'H1' },
} satisfies Record<string, SettingsOf<typeof heading>>;
