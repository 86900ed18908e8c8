import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dokument do pobrania': 'Document to download',
  'PDF z biblioteki zamiast odnośnika; napis kończy się jego rozmiarem':
    'A PDF of the library in place of the link; the label ends with its size',
  Cichy: 'Quiet',
  Drugorzędny: 'Secondary',
  Główny: 'Primary',
  'Na całą szerokość': 'Full width',
  'Odnośnik, który ma być naciśnięty.': 'A link that is meant to be pressed.',
  Przycisk: 'Button',
  Wygląd: 'Appearance',
  'Wspólny odnośnik': 'Shared link',
  'Adres zmieniany w\u00a0jednym miejscu; pusty napis też jest z\u00a0niego':
    'An address that is changed in one place; an empty label comes from it too',
};
