import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Logo i menu sklepu, na telefonie zwinięte.': 'Az üzlet logója és menüje, telefonon összecsukva.',
  Menu: 'Menü',
  'Pasek nawigacji': 'Navigációs sáv',
  'Pasek ogłoszenia': 'Hirdetménysáv',
  Podmenu: 'Almenü',
  Pozycja: 'Elem',
  'Zostaje u góry przy przewijaniu': 'Görgetéskor felül marad',
  Nawigacja: 'Navigáció',
  'Jej odnośniki stają za pozycjami menu; jej część jest pozycją z\u00a0podmenu':
    'A hivatkozásai a menüpontok után állnak; minden része almenüs menüpont',
};
