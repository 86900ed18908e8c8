import type { SiteDetails } from '@witryna/module-schemas';
import { loadArea } from '../../i18n/areas/load-area.ts';
import { OTHER_WAYS } from '../../payment/index.ts';
import { leaveFor } from './leave.ts';
import { loadPayPlaced } from './load-rare-parts.ts';
import type { UnpaidOrder } from './pay-placed.tsx';

interface WaitingOptions {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  /** The bank has said no. */
  readonly onRefused: (sentence: string) => void;
}

/** Waits for the answer of the bank's app; where the code for it does not come, the page that waits longer does. */
export async function openWaiting(
  { number, token, amountText }: UnpaidOrder,
  { site, addressOf, onRefused }: WaitingOptions,
): Promise<void> {
  // Ahead: the bank may say no. What does not come is asked for again then.
  loadPayPlaced().catch(() => undefined);
  try {
    const [{ openBlikWaiting }] = await Promise.all([
      import('../../blik-waiting/index.ts'),
      loadArea(site.language, 'orders'),
    ]);
    openBlikWaiting({
      site,
      addressOf,
      amountText,
      order: { number, token },
      onPaid: () => leaveFor(addressOf('/thank-you')),
      onRefused: (_code, sentence) => onRefused(sentence),
      onOtherMethod: () => leaveFor(`${addressOf('/payment-error')}${OTHER_WAYS}`),
    });
  } catch {
    leaveFor(addressOf('/payment-verification'));
  }
}
