import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import { PayForOrder } from '../pay-for-order/index.ts';
import { askPayment, BY_TRANSFER, type PaymentState } from '../payment/index.ts';
import styles from './order-page.module.css';

interface PayAgainProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly shop: ShopClient;
  readonly site: SiteDetails;
  readonly locale: OrderLocale;
  readonly addressOf: (path: string) => string;
}

/** An order that waits for money: as it was chosen, or in another way that works now. */
export function PayAgain({ order, token, shop, site, locale: { texts }, addressOf }: PayAgainProps) {
  const { number } = order;
  const [state, setState] = useState(() => stateOf(order));

  // Without an answer it is paid as it was chosen.
  useEffect(() => {
    let isGone = false;
    void askPayment(shop, { number, token }).then((answer) => {
      if (!isGone && answer.kind === 'known' && answer.state.canRetry) setState(answer.state);
    });
    return () => {
      isGone = true;
    };
  }, [shop, number, token]);

  return (
    <div className={styles.pay}>
      <p>{state.method === BY_TRANSFER ? texts.transferInfo : texts.payInfo}</p>
      <PayForOrder
        order={{ number, token }}
        state={state}
        shop={shop}
        site={site}
        texts={afterOrderTextsOf(site.language)}
        addressOf={addressOf}
      />
    </div>
  );
}

/** What an order says of its payment by itself. */
function stateOf({ payment_methods: methods, total }: OrderOnPage): PaymentState {
  const method = methods[0]?.type ?? '';
  return {
    outcome: 'pending',
    isOffline: method === BY_TRANSFER,
    isCanceled: false,
    method,
    reason: undefined,
    canRetry: true,
    methods: [],
    total: total.grand_total,
  };
}
