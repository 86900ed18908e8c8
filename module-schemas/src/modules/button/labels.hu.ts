import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dokument do pobrania': 'Letölthető dokumentum',
  'PDF z biblioteki zamiast odnośnika; napis kończy się jego rozmiarem':
    'PDF a könyvtárból a hivatkozás helyett; a felirat a méretével végződik',
  Cichy: 'Visszafogott',
  Drugorzędny: 'Másodlagos',
  Główny: 'Elsődleges',
  'Na całą szerokość': 'Teljes szélesség',
  'Odnośnik, który ma być naciśnięty.': 'Hivatkozás, amelyet meg kell nyomni.',
  Przycisk: 'Gomb',
  Wygląd: 'Megjelenés',
  'Wspólny odnośnik': 'Közös hivatkozás',
  'Adres zmieniany w\u00a0jednym miejscu; pusty napis też jest z\u00a0niego':
    'Egy helyen módosítható cím; üres felirat esetén az is onnan jön',
};
