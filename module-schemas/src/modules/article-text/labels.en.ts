import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Inicjał: 'Drop cap',
  'Każde stanie przy akapicie, w którym jego słowo pada pierwszy raz':
    'Each stands beside the paragraph in which its word first occurs',
  'Kolumna do czytania: inicjał, wyjęte cytaty, objaśnienia na marginesie.':
    'A column to read: drop cap, pulled quotes, notes in the margin.',
  Objaśnienia: 'Notes',
  Objaśnienie: 'Note',
  'Pierwszy akapit zaczyna duża litera': 'A large letter begins the first paragraph',
  'Słowo z tekstu': 'Word of the text',
  'Tak, jak je napisano, na przykład nazwa INCI': 'As it is written, an INCI name for instance',
  'Tekst artykułu': 'Article text',
};
