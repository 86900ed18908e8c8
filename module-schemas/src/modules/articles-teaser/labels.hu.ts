import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Nagłówek ze zdaniem i odnośnikiem, a pod nimi trzy, sześć lub dziewięć artykułów.':
    'Címsor mondattal és hivatkozással, alatta három, hat vagy kilenc cikk.',
  'Odnośnik do wszystkich': 'Hivatkozás az összesre',
  'Zapowiedź artykułów': 'Cikkajánló',
};
