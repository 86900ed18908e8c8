import type { OrderView } from '../orders/index.ts';
import type { LabelProblem } from './label-problems.ts';

/** Names of carriers that labels can be had from; they stand in rows. */
export const LABEL_PROVIDERS = ['inpost'] as const;
export type LabelProviderName = (typeof LABEL_PROVIDERS)[number];

/** Compartments of lockers, the smallest first. */
export const LOCKER_SIZES = ['A', 'B', 'C'] as const;
export type LockerSize = (typeof LOCKER_SIZES)[number];

export const LABEL_FORMATS = ['A6', 'A4'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/** To a point in a compartment of a size, or to the door in a box that somebody has measured and weighed. */
export type LabelledParcel =
  | { readonly service: 'locker'; readonly size: LockerSize; readonly point: string }
  | {
      readonly service: 'courier';
      readonly weightGrams: number;
      readonly lengthMm: number;
      readonly widthMm: number;
      readonly heightMm: number;
    };
export type LabelService = LabelledParcel['service'];

/** Who gets the parcel. The phone and, for a courier, the address are as the carrier wants them. */
export interface LabelReceiver {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly email: string;
  readonly phone: string;
  readonly address?: {
    readonly street: string;
    readonly building: string;
    readonly city: string;
    readonly postcode: string;
    readonly countryCode: string;
  };
}

/** One label, as a carrier is asked for it. Amounts are minor units. */
export interface LabelRequest {
  readonly reference: string;
  readonly parcel: LabelledParcel;
  readonly receiver: LabelReceiver;
  readonly cod: number;
}

/** What a carrier says of a label that it has. */
export interface CarrierLabel {
  readonly providerReference: string;
  readonly status: 'pending' | 'ready' | 'refused' | 'canceled';
  /** Of one that is ready. */
  readonly trackingNumber?: string;
  /** Of one that was refused after it had been taken. */
  readonly problem?: LabelProblem;
  readonly detail?: string;
}

/**
 * A carrier that makes labels. A no is a `CarrierRefused`; a call without an answer is a `ServiceFailed`, and of a label
 * that was asked for nobody knows then whether there is one.
 */
export interface LabelProvider {
  readonly name: LabelProviderName;
  /** For people. */
  readonly title: string;
  /** What parcels of an order would be; undefined where its buyer was promised another carrier. */
  readonly serviceFor: (order: Pick<OrderView, 'methodCode' | 'point'>) => LabelService | undefined;
  readonly formatsOf: (service: LabelService) => readonly LabelFormat[];
  readonly make: (request: LabelRequest) => Promise<CarrierLabel>;
  /** The label of a reference of ours that was asked for since then. */
  readonly findByReference: (reference: string, since: Date) => Promise<CarrierLabel | undefined>;
  readonly read: (providerReference: string) => Promise<CarrierLabel>;
  /** False when the carrier does not take it back any more. */
  readonly cancel: (providerReference: string) => Promise<boolean>;
  /** A PDF with the labels, which are all of one service. */
  readonly file: (providerReferences: readonly string[], format: LabelFormat) => Promise<Buffer>;
}
