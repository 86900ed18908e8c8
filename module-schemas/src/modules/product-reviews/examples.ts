import type { SettingsOf } from '../../define-module.ts';
import type { productReviews } from './schema.ts';

export const examples = {
  typical: { heading: 'Co mówią ci, którzy używają' },
  ofOneProduct: { heading: 'Opinie', sku: 'RL-SW-001', pageSize: 10 },
  listAlone: { sku: 'RL-SW-001', hasDistribution: false, verification: 'Opinie czyta Ola, zanim się pojawią.' },
} satisfies Record<string, SettingsOf<typeof productReviews>>;
