import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Fragment: 'Snippet',
  'Wspólna część wielu stron: zmieniona raz, zmienia się wszędzie.':
    'A part that many pages share: changed once, it changes everywhere.',
};
