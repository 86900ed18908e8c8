import type { PageFault } from '@witryna/module-schemas';
import type { Site } from '../../../content/sites/index.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { PAYMENT_METHOD_CODES, type PaymentMethodCode } from '../../payment-method-codes.ts';
import { METHOD_DEFAULTS } from '../methods/method-defaults.ts';

/** Where transfers go to. */
export interface TransferSettings {
  readonly recipient: string;
  /** As people read it: `61 1090 1014 0000 0712 1981 2874`. */
  readonly account: string;
  readonly bank: string;
}

export interface MethodSettings {
  readonly code: PaymentMethodCode;
  readonly isActive: boolean;
  /** Lower comes first. */
  readonly priority: number;
  readonly title: string;
  /** What may be paid so, in minor units. */
  readonly least: number;
  readonly most: number;
}

/** How a site is paid. */
export interface PaymentSettings {
  /** Days after which an order is given up that was to be paid by transfer. */
  readonly transferDays: number;
  /** Hours after which one is given up that was to be paid online. */
  readonly onlineHours: number;
  readonly transfer: TransferSettings;
  readonly methods: readonly MethodSettings[];
}

const MOST = 100_000_000;

/** The settings of a site: what staff have set, the defaults for the rest. */
export function completePaymentSettings(
  stored: Partial<PaymentSettings> | undefined,
  { language, currency }: Pick<Site, 'language' | 'currency'>,
): PaymentSettings {
  const tongue = languageOf({ language });
  const known = new Map(stored?.methods?.map((method) => [method.code, method]));
  return {
    transferDays: stored?.transferDays ?? 7,
    onlineHours: stored?.onlineHours ?? 24,
    // The example of the registry of IBANs: nobody's.
    transfer: stored?.transfer ?? {
      recipient: 'Rosa i Len sp. z o.o.',
      account: '61 1090 1014 0000 0712 1981 2874',
      bank: 'Bank pokazowy',
    },
    methods: PAYMENT_METHOD_CODES.map((code) => {
      const { priority, titles, currencies, isForeign } = METHOD_DEFAULTS[code];
      const isActive = !isForeign && (!currencies || currencies.includes(currency));
      return known.get(code) ?? { code, isActive, priority, title: titles[tongue], least: 1, most: MOST };
    }),
  };
}

/** What a schema cannot see: methods told twice, ranges that end before they begin. */
export function validatePaymentSettings({ methods }: Pick<PaymentSettings, 'methods'>): PageFault[] {
  const seen = new Set<string>();
  return methods.flatMap(({ code, least, most }, index) => {
    const path = `/settings/methods/${index}`;
    const isRepeated = seen.has(code);
    seen.add(code);
    return [
      ...(isRepeated
        ? [{ path: `${path}/code`, rule: 'unique', message: `Płatność „${code}” jest podana dwa razy.` }]
        : []),
      ...(least > most
        ? [{ path: `${path}/most`, rule: 'after-start', message: 'Koniec zakresu nie może być przed początkiem.' }]
        : []),
    ];
  });
}
