import type { SiteDetails } from '@witryna/module-schemas';
import { createShopClient } from '../api/shop-client.ts';
import { type BrowserConfig, browserConfig } from '../config.ts';
import { addressInSite } from '../content/page-address.ts';
import { afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import type { LatestOrder } from '../latest-order/index.ts';
import { modalsOf } from '../modals/index.ts';
import { BlikWaiting } from './blik-waiting.tsx';
import { endWaiting, rememberWaiting, waitingSince } from './waiting-memory.ts';

export interface BlikWaitingOptions {
  readonly site: SiteDetails;
  readonly order: LatestOrder;
  /** What is paid, as people read it. */
  readonly amountText: string;
  readonly onPaid: () => void;
  /** The provider said no; the sentence is the shop's. */
  readonly onRefused: (code: string, sentence: string) => void;
  /** The shopper wants to pay otherwise. The payment may still come. */
  readonly onOtherMethod: () => void;
  /** The address of a path, where the site has chosen addresses of its own. */
  readonly addressOf?: (path: string) => string;
  readonly config?: BrowserConfig;
}

/**
 * Waits for a payment by BLIK in a dialog without a cross: the bank's app has the word. When nothing has come in time it
 * goes on to the page that waits longer. A page that was thrown away meanwhile takes up the same waiting again.
 */
export function openBlikWaiting(options: BlikWaitingOptions): void {
  const { site, order, amountText, config = browserConfig } = options;
  const { addressOf = (path) => addressInSite(path, site.basePath) } = options;
  const texts = afterOrderTextsOf(site.language);
  const since = waitingSince(order) ?? Date.now();
  rememberWaiting({ number: order.number, amountText, since });
  const modals = modalsOf({ site, config }, texts.tryAgain);

  const leave =
    <Args extends readonly unknown[]>(go: (...args: Args) => void) =>
    (...args: Args) => {
      endWaiting();
      modals.close();
      go(...args);
    };
  const waiting = {
    order,
    amountText,
    // A single letter does not stand at the end of a line.
    shopName: site.name.replace(/(?<= \p{L}) /gu, '\u00a0'),
    since,
    config,
    texts,
    shop: createShopClient(site),
    onPaid: leave(options.onPaid),
    onRefused: leave(options.onRefused),
    onOtherMethod: leave(options.onOtherMethod),
    onLate: leave(() =>
      window.location.assign(`${addressOf('/payment-verification')}?order=${encodeURIComponent(order.number)}`),
    ),
  };
  modals.open({
    config: { isClosable: false, closesOutside: false, size: 'small' },
    render: ({ titleId }) => <BlikWaiting titleId={titleId} {...waiting} />,
  });
}
