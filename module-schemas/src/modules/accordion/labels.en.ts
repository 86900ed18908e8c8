import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Akordeon: 'Accordion',
  Części: 'Sections',
  Część: 'Section',
  'Kilka części otwartych naraz': 'Several sections open at once',
  'Otwarta na początku': 'Open at first',
  'Poziom nagłówków': 'Level of headings',
  'Pytania i odpowiedzi': 'Questions and answers',
  'Rozwijane części: pytania i odpowiedzi, skład, sposób użycia.':
    'Sections that unfold: questions and answers, ingredients, directions.',
  'Wyszukiwarki mogą pokazać je przy wyniku': 'Search engines may show them beside the result',
};
