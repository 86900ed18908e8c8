import { aramexCarrier } from './aramex.ts';
import type { CarriedMethod, CarrierDriver } from './carrier-driver.ts';
import { courierCarriers } from './couriers.ts';
import { freeDeliveryCarrier } from './free-delivery.ts';
import { inpostCarriers } from './inpost.ts';
import { orlenCarriers } from './orlen.ts';

/** Every carrier that the shop knows. */
const CARRIERS: readonly CarrierDriver[] = [
  ...inpostCarriers,
  ...courierCarriers,
  ...orlenCarriers,
  freeDeliveryCarrier,
  aramexCarrier,
];

/** Every way of delivery, by its code. */
export const carriedMethods: ReadonlyMap<string, CarriedMethod> = new Map(
  CARRIERS.flatMap(({ carrierCode, methods }) =>
    methods.map((method) => [method.methodCode, { carrierCode, ...method }] as const),
  ),
);

export const METHOD_CODES: readonly string[] = [...carriedMethods.keys()];
