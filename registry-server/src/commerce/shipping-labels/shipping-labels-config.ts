import { readShipx, type ShipxConfig } from './inpost/shipx-config.ts';

/** Carriers that make labels; of one that is not configured nothing is shown. */
export interface ShippingLabelsConfig {
  readonly inpost?: ShipxConfig;
}

/** Reads what the environment says of carriers' labels. */
export function readShippingLabels(env: Readonly<Record<string, string | undefined>>): ShippingLabelsConfig {
  const inpost = readShipx(env);
  return inpost ? { inpost } : {};
}
