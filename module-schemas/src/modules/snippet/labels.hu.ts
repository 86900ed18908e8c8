import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Fragment: 'Részlet',
  'Wspólna część wielu stron: zmieniona raz, zmienia się wszędzie.':
    'Több oldal közös része: egyszer módosítva mindenhol megváltozik.',
};
