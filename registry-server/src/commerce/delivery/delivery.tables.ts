import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { PointKind, PointProvider } from './points/delivery-point.ts';
import type { DeliverySettings } from './settings/delivery-settings.ts';

/** What staff have set for a site's delivery; a site without a row has the defaults. */
export interface DeliverySettingsTable {
  siteId: number;
  document: Json<DeliverySettings>;
  /** Counts up with every write, from 1. */
  revision: number;
  updatedAt: Timestamp;
}

/** A pick-up point of a network; see `DeliveryPoint`. */
export interface DeliveryPointTable {
  id: Id;
  provider: PointProvider;
  code: string;
  kind: PointKind;
  street: string;
  city: string;
  postcode: string;
  province: string;
  description: string;
  openingHours: string;
  isAlwaysOpen: boolean;
  takesPayment: boolean;
  isOperating: boolean;
  latitude: number;
  longitude: number;
  /** Town and street, folded: what lists are ordered by. */
  sortText: string;
}

/** The words that a point is found by, folded: of its town, its street and its code. */
export interface DeliveryPointWordTable {
  provider: PointProvider;
  word: string;
  pointId: number;
}

/** When the list of a network was last taken over as a whole. */
export interface DeliveryPointListTable {
  provider: PointProvider;
  refreshedAt: Timestamp;
  points: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    delivery_point: DeliveryPointTable;
    delivery_point_word: DeliveryPointWordTable;
    delivery_point_list: DeliveryPointListTable;
    delivery_settings: DeliverySettingsTable;
  }
}
