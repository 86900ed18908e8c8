import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useMemo, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import type { CartStore } from '../cart/index.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { type AfterOrderTexts, afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { type LatestOrder, latestOrder } from '../latest-order/index.ts';
import { PayForOrder } from '../pay-for-order/index.ts';
import { askPayment, type PaymentState } from '../payment/index.ts';
import buttons from '../ui/text-button.module.css';
import { OrderedItemsDocument } from './unpaid-order.gen.ts';
import styles from './unpaid-order.module.css';

interface UnpaidOrderProps {
  readonly site: SiteDetails;
  readonly store: CartStore | undefined;
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
export function UnpaidOrder({ site, store, addressOf }: UnpaidOrderProps) {
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
      {store && <BuyAgain order={order} site={site} store={store} texts={texts} />}
    </section>
  );
}

interface BuyAgainProps {
  readonly order: LatestOrder;
  readonly site: SiteDetails;
  readonly store: CartStore;
  readonly texts: AfterOrderTexts;
}

/** Puts what was ordered into the cart once more, but for what was given along. */
function BuyAgain({ order, site, store, texts }: BuyAgainProps) {
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();

  async function buyAgain() {
    if (isSending) return;
    setSending(true);
    setMessage(undefined);
    const { data } = await createShopClient(site).query(OrderedItemsDocument, { token: order.token });
    const items = (data?.guestOrderByToken.items ?? []).flatMap((item) =>
      item?.kind === 'item' ? [{ sku: item.product_sku, quantity: item.quantity_ordered ?? 1 }] : [],
    );
    const added = items.length > 0 ? await store.add(...items) : undefined;
    const refusals = added?.data?.addProductsToCart?.user_errors.filter((error) => error !== null) ?? [];
    setSending(false);
    if (added?.data && refusals.length === 0) return;
    setMessage([texts.buyAgainFailed, ...refusals.map(({ sentence, message: said }) => sentence ?? said)].join(' '));
  }

  return (
    <>
      <button type="button" className={buttons.textButton} aria-disabled={isSending || undefined} onClick={buyAgain}>
        {isSending ? texts.sending : texts.buyAgain}
      </button>
      <StatusMessage text={message} isRefusal />
    </>
  );
}
