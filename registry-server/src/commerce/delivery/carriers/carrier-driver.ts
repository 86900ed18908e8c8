import type { Dimensions } from '../../catalog/index.ts';
import type { PointProvider } from '../points/delivery-point.ts';

/** What a shopper reads of a method. */
export interface MethodWords {
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly displayInfo: string;
}

/** What a method is, and what a site starts with until staff say otherwise. */
export interface MethodDriver {
  /** Unique among all carriers. */
  readonly methodCode: string;
  /** The point's network, for a method that ends at a point. */
  readonly needsPoint?: PointProvider;
  readonly cashOnDelivery: boolean;
  /** Not offered at all before delivery is free. */
  readonly onlyWhenFree?: true;
  readonly defaults: MethodDefaults;
}

export interface MethodDefaults {
  /** Smaller ones come first. */
  readonly priority: number;
  readonly isActive: boolean;
  /** In minor units, gross, by currency; a site of another currency has to set its own. */
  readonly price: Readonly<Partial<Record<string, number>>>;
  /** Whether it costs nothing from the shop's threshold of free delivery on. */
  readonly isFreeFromThreshold: boolean;
  readonly maxWeightGrams: number;
  /** The largest compartment there is; left out where the carrier takes parcels of any size that the shop sends. */
  readonly maxParcel?: Dimensions;
  readonly transitDays: { readonly from: number; readonly to: number };
  /** Where it delivers to. */
  readonly countries: readonly string[];
  readonly words: { readonly pl: MethodWords; readonly en: MethodWords };
}

/** A carrier: its code, and its ways of delivery. */
export interface CarrierDriver {
  readonly carrierCode: string;
  readonly methods: readonly MethodDriver[];
}

/** A method with the code of its carrier. */
export interface CarriedMethod extends MethodDriver {
  readonly carrierCode: string;
}

/** A carrier whose only method has its own code, which is what most are. */
export function singleMethodCarrier(code: string, method: Omit<MethodDriver, 'methodCode'>): CarrierDriver {
  return { carrierCode: code, methods: [{ methodCode: code, ...method }] };
}
