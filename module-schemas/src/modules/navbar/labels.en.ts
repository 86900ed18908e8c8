import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Logo i menu sklepu, na telefonie zwinięte.': "The shop's logo and menu, folded on a phone.",
  Menu: 'Menu',
  'Pasek nawigacji': 'Navigation bar',
  'Pasek ogłoszenia': 'Announcement bar',
  Podmenu: 'Submenu',
  Pozycja: 'Item',
  'Zostaje u góry przy przewijaniu': 'Stays at the top when scrolling',
  Nawigacja: 'Navigation',
  'Jej odnośniki stają za pozycjami menu; jej część jest pozycją z\u00a0podmenu':
    'Its links follow the items of the menu; each of its parts is an item with a submenu',
};
