import type { DeliverySettingsTable } from './settings/delivery-settings.tables.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    delivery_settings: DeliverySettingsTable;
  }
}
