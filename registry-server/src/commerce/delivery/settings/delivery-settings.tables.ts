import type { Json, Timestamp } from '../../../database/columns.ts';
import type { DeliverySettings } from './delivery-settings.ts';

/** What staff have set for a site's delivery; a site without a row has the defaults. */
export interface DeliverySettingsTable {
  siteId: number;
  document: Json<DeliverySettings>;
  /** Counts up with every write, from 1. */
  revision: number;
  updatedAt: Timestamp;
}
