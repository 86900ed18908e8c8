import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useMemo, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { BuyAgain } from '../buy-again/index.ts';
import { afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { type LatestOrder, latestOrder } from '../latest-order/index.ts';
import { PayForOrder } from '../pay-for-order/index.ts';
import { askPayment, type PaymentState } from '../payment/index.ts';
import styles from './unpaid-order.module.css';

interface UnpaidOrderProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

interface Unpaid {
  readonly order: LatestOrder;
  readonly state: PaymentState;
}

/**
 * In an empty cart: the order that its goods became, while it waits for money. Whoever came back from a bank by the arrow
 * of the browser finds here what to do.
 */
export function UnpaidOrder({ site, addressOf }: UnpaidOrderProps) {
  const shop = useMemo(() => createShopClient(site), [site]);
  const [unpaid, setUnpaid] = useState<Unpaid>();
  const texts = afterOrderTextsOf(site.language);

  useEffect(() => {
    const order = latestOrder();
    if (!order) return;
    let isGone = false;
    void askPayment(shop, order).then((answer) => {
      const isWaiting = answer.kind === 'known' && answer.state.canRetry && answer.state.outcome !== 'paid';
      if (!isGone && isWaiting) setUnpaid({ order, state: answer.state });
    });
    return () => {
      isGone = true;
    };
  }, [shop]);

  if (!unpaid) return null;
  const { order } = unpaid;
  return (
    <section className={styles.root} aria-labelledby="unpaid-order">
      <h2 id="unpaid-order" className={styles.title}>
        {fillIn(texts.unpaidOrder, { number: order.number })}
      </h2>
      <PayForOrder {...unpaid} shop={shop} site={site} texts={texts} addressOf={addressOf} />
      <BuyAgain token={order.token} shop={shop} site={site} texts={texts} />
    </section>
  );
}
