import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Cichy: 'Quiet',
  Drugorzędny: 'Secondary',
  Główny: 'Primary',
  'Na całą szerokość': 'Full width',
  'Odnośnik, który ma być naciśnięty.': 'A link that is meant to be pressed.',
  Przycisk: 'Button',
  Wygląd: 'Appearance',
};
