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
};
