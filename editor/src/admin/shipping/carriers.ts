import type { Order } from '../../api/commerce/orders.ts';

/** Whose parcels the shop can link to; the code decides where a number is followed. */
export const CARRIERS = {
  inpost: 'InPost',
  dpd: 'DPD',
  dhl: 'DHL',
  gls: 'GLS',
  orlen: 'ORLEN Paczka',
  ups: 'UPS',
  aramex: 'Aramex',
} as const;
export type CarrierCode = keyof typeof CARRIERS;

const CODES = Object.keys(CARRIERS) as CarrierCode[];

/** The carrier that an order most likely leaves with, by what the buyer was told. */
export function likelyCarrier({ methodCode, carrierTitle }: Pick<Order, 'methodCode' | 'carrierTitle'>): CarrierCode {
  const words = `${methodCode} ${carrierTitle}`.toLowerCase();
  return CODES.find((code) => words.includes(code)) ?? 'inpost';
}
