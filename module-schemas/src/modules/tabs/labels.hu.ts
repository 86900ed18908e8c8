import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Cel odnośnika': 'Hivatkozás célja',
  'Kilka treści w jednym miejscu; na telefonie rozwijane części.':
    'Több tartalom egy helyen; telefonon kinyitható szakaszok.',
  Kolejność: 'Sorrend',
  'Mniejsza liczba stoi wcześniej; przy równych decyduje miejsce na liście':
    'A kisebb szám előrébb áll; egyenlőknél a listabeli hely dönt',
  Nazwa: 'Név',
  'Odnośnik zakończony #tą-nazwą otwiera zakładkę': 'Az #ezzel-a-névvel végződő hivatkozás megnyitja a fület',
  'Pod zakładką 1': 'Az 1. fülön',
  'Pod zakładką 2': 'A 2. fülön',
  'Pod zakładką 3': 'A 3. fülön',
  'Pod zakładką 4': 'A 4. fülön',
  'Pod zakładką 5': 'Az 5. fülön',
  'Pod zakładką 6': 'A 6. fülön',
  'Poziom nagłówków': 'Címsorok szintje',
  Zakładka: 'Fül',
  Zakładki: 'Fülek',
};
