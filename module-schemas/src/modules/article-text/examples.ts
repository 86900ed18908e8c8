import type { SettingsOf } from '../../define-module.ts';
import type { articleText } from './schema.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const;

export const examples = {
  typical: {
    content: {
      type: 'doc',
      content: [
        paragraph('Składów nie tłumaczymy. Tocopherol to witamina E i tak samo nazywa się w Supraślu, jak w Lizbonie.'),
        { type: 'blockquote', content: [paragraph('Mniej znaczy dłużej.')] },
        paragraph('Kto zna kilka takich nazw, temu żaden napis na froncie opakowania nie zamydli oczu.'),
      ],
    },
    dropCap: true,
    notes: [{ term: 'Tocopherol', text: 'Witamina E. Chroni oleje przed jełczeniem, a skórę przed utlenianiem.' }],
  },
  withoutNotes: { content: { type: 'doc', content: [paragraph('Krótki tekst bez niczego na marginesie.')] } },
  longest: {
    content: {
      type: 'doc',
      content: [paragraph(`${'Ż'.repeat(80)} stoi w jednym akapicie z innymi słowami.`), paragraph('A to drugi.')],
    },
    dropCap: true,
    notes: Array.from({ length: 20 }, () => ({ term: 'Ż'.repeat(80), text: 'Ż'.repeat(240) })),
  },
  empty: { content: { type: 'doc', content: [] } },
} satisfies Record<string, SettingsOf<typeof articleText>>;
