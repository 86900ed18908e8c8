import type { PointsTables } from './points/points.tables.ts';
import type { DeliverySettingsTable } from './settings/delivery-settings.tables.ts';

export interface DeliveryTables extends PointsTables {
  delivery_settings: DeliverySettingsTable;
}
