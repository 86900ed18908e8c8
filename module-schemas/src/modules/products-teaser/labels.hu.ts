import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '3 produkty': '3 termék',
  '6 produktów': '6 termék',
  '9 produktów': '9 termék',
  'Ile produktów': 'Hány termék',
  'Odnośnik do całości': 'Hivatkozás az összesre',
  'Słowa nad kartami': 'Szöveg a kártyák felett',
  'Słowa obok kart': 'Szöveg a kártyák mellett',
  'Trzy, sześć albo dziewięć kart z kilkoma słowami i odnośnikiem do całości.':
    'Három, hat vagy kilenc kártya néhány szóval és hivatkozással az összesre.',
  'Zapowiedź produktów': 'Termékajánló',
};
