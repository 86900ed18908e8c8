import type { DeliveryMethod, DeliverySettings } from '../../api/commerce/shop-settings.ts';
import { type DimensionTexts, dimensionFaults, dimensionTexts, parseDimensions } from '../../forms/dimension-texts.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { faultsAt } from '../../forms/faults-under.ts';
import { moneyText, parseMoney } from '../../forms/money-text.ts';
import { parseWholeNumber, wholeFault } from '../../forms/whole-number.ts';
import { t } from '../../i18n/pl.ts';

/** A way of delivery as it stands in the form: amounts in whole units, numbers as text, sides of the largest parcel. */
export interface DeliveryMethodFormValues extends DimensionTexts {
  readonly methodCode: DeliveryMethod['methodCode'];
  readonly isActive: boolean;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly displayInfo: string;
  readonly price: string;
  readonly taxRate: string;
  readonly priority: string;
  readonly isFreeFromThreshold: boolean;
  readonly maxWeightGrams: string;
  readonly maxValue: string;
  readonly transitFrom: string;
  readonly transitTo: string;
  readonly countries: string;
  readonly disabledPaymentMethods: readonly string[];
}

export interface DeliveryFormValues {
  readonly cutOffHour: string;
  readonly handlingDays: string;
  readonly methods: readonly DeliveryMethodFormValues[];
}

const MOST_DAYS = 30;
const COUNTRIES = /^[A-Z]{2}(, ?[A-Z]{2})*$/;

/** Settings of delivery as the form shows them. */
export function toFormValues({ settings }: Pick<DeliverySettings, 'settings'>): DeliveryFormValues {
  return {
    cutOffHour: String(settings.cutOffHour),
    handlingDays: String(settings.handlingDays),
    methods: settings.methods.map(({ transitDays, countries, maxParcel, maxValue, ...method }) => ({
      ...method,
      price: moneyText(method.price),
      taxRate: String(method.taxRate),
      priority: String(method.priority),
      maxWeightGrams: String(method.maxWeightGrams),
      ...dimensionTexts(maxParcel),
      maxValue: moneyText(maxValue),
      transitFrom: String(transitDays.from),
      transitTo: String(transitDays.to),
      countries: countries.join(', '),
    })),
  };
}

/** What was typed, as the server takes it; only after `checkDelivery` found nothing wrong. */
export function fromFormValues({
  cutOffHour,
  handlingDays,
  methods,
}: DeliveryFormValues): DeliverySettings['settings'] {
  return {
    cutOffHour: parseWholeNumber(cutOffHour) ?? 0,
    handlingDays: parseWholeNumber(handlingDays) ?? 0,
    methods: methods.map(({ transitFrom, transitTo, countries, length, width, height, maxValue, ...method }) => {
      const most = parseMoney(maxValue);
      return {
        ...method,
        carrierTitle: method.carrierTitle.trim(),
        methodTitle: method.methodTitle.trim(),
        displayInfo: method.displayInfo.trim(),
        price: parseMoney(method.price) ?? 0,
        taxRate: parseWholeNumber(method.taxRate) ?? 0,
        priority: parseWholeNumber(method.priority) ?? 0,
        maxWeightGrams: parseWholeNumber(method.maxWeightGrams) ?? 1,
        // Nothing typed is no limit; left out it would be the carrier's own.
        maxParcel: parseDimensions({ length, width, height }) ?? null,
        ...(most !== undefined && { maxValue: most }),
        transitDays: { from: parseWholeNumber(transitFrom) ?? 0, to: parseWholeNumber(transitTo) ?? 0 },
        countries: countriesIn(countries),
      };
    }),
  };
}

const countriesIn = (text: string) => [...new Set(text.toUpperCase().match(/[A-Z]{2}/g) ?? [])];

/** What is wrong before it is sent, by the path of the field. */
export function checkDelivery({ cutOffHour, handlingDays, methods }: DeliveryFormValues): Faults {
  return {
    ...faultsAt('', {
      cutOffHour: wholeFault(cutOffHour, 0, 24) && [t.deliverySettings.wrongHour],
      handlingDays: wholeFault(handlingDays, 0, MOST_DAYS),
    }),
    ...Object.assign({}, ...methods.map((method, index) => faultsAt(`/methods/${index}`, checkMethod(method)))),
  };
}

function checkMethod(method: DeliveryMethodFormValues) {
  const { transitFrom, transitTo, maxValue, countries } = method;
  const required = (text: string) => (text.trim() === '' ? [t.forms.required] : undefined);
  const isBackwards = (parseWholeNumber(transitFrom) ?? 0) > (parseWholeNumber(transitTo) ?? 0);
  return {
    carrierTitle: required(method.carrierTitle),
    methodTitle: required(method.methodTitle),
    price: parseMoney(method.price) === undefined ? [t.forms.notMoney] : undefined,
    taxRate: wholeFault(method.taxRate, 0, 100),
    priority: wholeFault(method.priority, 0, 1_000),
    maxWeightGrams: wholeFault(method.maxWeightGrams, 1, 1_000_000),
    ...dimensionFaults(method),
    maxValue: limitFault(maxValue),
    transitFrom: wholeFault(transitFrom, 0, MOST_DAYS),
    transitTo: wholeFault(transitTo, 0, MOST_DAYS) ?? (isBackwards ? [t.deliverySettings.wrongOrder] : undefined),
    countries: COUNTRIES.test(countries.trim().toUpperCase()) ? undefined : [t.deliverySettings.wrongCountries],
  };
}

function limitFault(text: string): readonly string[] | undefined {
  if (text.trim() === '') return undefined;
  const amount = parseMoney(text);
  return amount === undefined ? [t.forms.notMoney] : amount === 0 ? [t.forms.limitOfZero] : undefined;
}
