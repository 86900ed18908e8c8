import type { PageFault } from '@witryna/module-schemas';
import type { Site } from '../../../content/sites/index.ts';
import { languageOf } from '../../../error-messages/language.ts';
import type { Dimensions } from '../../catalog/index.ts';
import type { CarriedMethod } from '../carriers/carrier-driver.ts';
import { carriedMethods } from '../carriers/carriers.ts';

/** What a site says of one way of delivery. Money is in minor units of the site's currency, gross. */
export interface MethodSettings {
  readonly methodCode: string;
  readonly isActive: boolean;
  /** Smaller ones come first. */
  readonly priority: number;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly displayInfo: string;
  readonly price: number;
  /** Per cent of VAT within the price. */
  readonly taxRate: number;
  /** Costs nothing from the shop's threshold of free delivery on, or with a coupon for it. */
  readonly isFreeFromThreshold: boolean;
  readonly maxWeightGrams: number;
  /** The room that all pieces have to fit into; null where staff want no limit, left out where the carrier has none. */
  readonly maxParcel?: Dimensions | null;
  /** Most that the goods may be worth; without it any value goes. */
  readonly maxValue?: number;
  readonly transitDays: { readonly from: number; readonly to: number };
  /** Two-letter codes of countries that it delivers to. */
  readonly countries: readonly string[];
  /** Codes of ways of payment that do not go with it. */
  readonly disabledPaymentMethods: readonly string[];
}

/** How a site delivers. */
export interface DeliverySettings {
  /** Orders before this hour of a working day leave the same day. */
  readonly cutOffHour: number;
  /** Working days that packing takes beside that. */
  readonly handlingDays: number;
  readonly methods: readonly MethodSettings[];
}

type TellingSite = Pick<Site, 'language' | 'currency'>;

const CUT_OFF_HOUR = 12;
const TAX_RATE = 23;

/** What a site starts with; ways of delivery that have no price in its currency are off. */
export function defaultDeliverySettings(site: TellingSite): DeliverySettings {
  const methods = [...carriedMethods.values()].map((method) => defaultMethodSettings(method, site));
  return { cutOffHour: CUT_OFF_HOUR, handlingDays: 0, methods };
}

/** What staff have stored over what the site starts with; of carriers that are no more nothing is left. */
export function completeDeliverySettings(
  stored: Partial<DeliverySettings> | undefined,
  site: TellingSite,
): DeliverySettings {
  const defaults = defaultDeliverySettings(site);
  const storedMethods = new Map(stored?.methods?.map((method) => [method.methodCode, method]));
  return {
    ...defaults,
    ...stored,
    methods: defaults.methods.map((method) => ({ ...method, ...storedMethods.get(method.methodCode) })),
  };
}

function defaultMethodSettings(
  { methodCode, defaults }: CarriedMethod,
  { language, currency }: TellingSite,
): MethodSettings {
  const { price, words, isActive, ...rest } = defaults;
  const priceHere = price[currency];
  return {
    methodCode,
    ...rest,
    ...words[languageOf({ language })],
    isActive: isActive && priceHere !== undefined,
    price: priceHere ?? 0,
    taxRate: TAX_RATE,
    disabledPaymentMethods: [],
  };
}

/** What a schema cannot see: methods told twice, ranges that end before they begin. */
export function validateDeliverySettings({ methods }: DeliverySettings): PageFault[] {
  const seen = new Set<string>();
  return methods.flatMap(({ methodCode, transitDays: { from, to } }, index) => {
    const path = `/settings/methods/${index}`;
    const isRepeated = seen.has(methodCode);
    seen.add(methodCode);
    return [
      ...(isRepeated
        ? [{ path: `${path}/methodCode`, rule: 'unique', message: `Dostawa „${methodCode}” jest podana dwa razy.` }]
        : []),
      ...(from > to
        ? [{ path: `${path}/transitDays/to`, rule: 'after-start', message: 'Koniec nie może być przed początkiem.' }]
        : []),
    ];
  });
}
