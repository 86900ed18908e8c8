import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Artykuł w ramce': 'Article box',
  'Bez tła': 'None',
  Ciemne: 'Dark',
  Delikatne: 'Soft',
  'Jeden artykuł z okładką, tytułem i leadem, na tle albo obok obrazu.':
    'One article with its cover, title and lead, on a ground or beside the picture.',
  'Który artykuł': 'Which article',
  Lead: 'Lead',
  'Napis odnośnika': 'Label of the link',
  'Obraz nad tekstem': 'Picture above the text',
  'Obraz po lewej': 'Picture on the left',
  'Obraz po prawej': 'Picture on the right',
  'Puste: kategoria artykułu': 'Empty: the category of the article',
  'Puste: „Czytaj artykuł”': 'Empty: “Read the article”',
  Tło: 'Ground',
  'Wybrany ręcznie': 'Chosen by hand',
};
