import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '3 produkty': '3 products',
  '6 produktów': '6 products',
  '9 produktów': '9 products',
  'Ile produktów': 'How many products',
  'Odnośnik do całości': 'Link to all of them',
  'Słowa nad kartami': 'Words above the cards',
  'Słowa obok kart': 'Words beside the cards',
  'Trzy, sześć albo dziewięć kart z kilkoma słowami i odnośnikiem do całości.':
    'Three, six or nine cards with a few words and a link to all of them.',
  'Zapowiedź produktów': 'Products teaser',
};
