import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Nagłówek ze zdaniem i odnośnikiem, a pod nimi trzy, sześć lub dziewięć artykułów.':
    'A heading with a sentence and a link, and three, six or nine articles below.',
  'Odnośnik do wszystkich': 'Link to all of them',
  'Zapowiedź artykułów': 'Articles teaser',
};
