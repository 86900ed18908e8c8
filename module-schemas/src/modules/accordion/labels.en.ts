import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Akordeon: 'Accordion',
  Części: 'Sections',
  Część: 'Section',
  'Kilka części otwartych naraz': 'Several sections open at once',
  'Otwarta na początku': 'Open at first',
  'Poziom nagłówków': 'Level of headings',
  'Rozwijane części: pytania i odpowiedzi, skład, sposób użycia.':
    'Sections that unfold: questions and answers, ingredients, directions.',
};
