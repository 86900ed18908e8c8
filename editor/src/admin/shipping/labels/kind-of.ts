import type { ShippingLabel } from '../../../api/commerce/shipping-labels.ts';
import { t } from '../../../i18n/pl.ts';

/** What a label is for, in words: a compartment and its point, or a courier and the weight. */
export function kindOf({ service, size, point, weightGrams }: ShippingLabel): string {
  return service === 'locker'
    ? t.labels.kinds.locker(size ?? '', point ?? '')
    : t.labels.kinds.courier(weightGrams ?? 0);
}
