import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Cel odnośnika': 'Link target',
  'Kilka treści w jednym miejscu; na telefonie rozwijane części.':
    'Several contents in one place; on a phone sections that unfold.',
  Kolejność: 'Order',
  'Mniejsza liczba stoi wcześniej; przy równych decyduje miejsce na liście':
    'A smaller number stands earlier; among equal ones the place in the list decides',
  Nazwa: 'Name',
  'Odnośnik zakończony #tą-nazwą otwiera zakładkę': 'A link that ends with #this-name opens the tab',
  'Pod zakładką 1': 'In tab 1',
  'Pod zakładką 2': 'In tab 2',
  'Pod zakładką 3': 'In tab 3',
  'Pod zakładką 4': 'In tab 4',
  'Pod zakładką 5': 'In tab 5',
  'Pod zakładką 6': 'In tab 6',
  'Poziom nagłówków': 'Level of headings',
  Zakładka: 'Tab',
  Zakładki: 'Tabs',
};
