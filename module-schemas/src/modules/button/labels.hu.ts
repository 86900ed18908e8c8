import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Cichy: 'Visszafogott',
  Drugorzędny: 'Másodlagos',
  Główny: 'Elsődleges',
  'Na całą szerokość': 'Teljes szélesség',
  'Odnośnik, który ma być naciśnięty.': 'Hivatkozás, amelyet meg kell nyomni.',
  Przycisk: 'Gomb',
  Wygląd: 'Megjelenés',
};
