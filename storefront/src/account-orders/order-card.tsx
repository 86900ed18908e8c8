import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { AccountOrdersTexts } from '../i18n/areas/customer/orders.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale } from '../order-parts/index.ts';
import { payOrder } from '../payment/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './account-orders.module.css';
import { actOf, type OrderInList } from './order-in-list.ts';
import type { Reordering } from './use-reorder.ts';

/** As many pictures as fit on a phone. */
const MOST_PICTURES = 4;

interface OrderCardProps {
  readonly order: OrderInList;
  /** The heading that its number is. */
  readonly level: 2 | 3;
  readonly shop: ShopClient;
  readonly texts: AccountOrdersTexts;
  readonly locale: OrderLocale;
  readonly reordering: Reordering;
  readonly addressOf: (path: string) => string;
}

/** An order in short: which, since when, what, how much, and the one act that fits. */
export function OrderCard(props: OrderCardProps) {
  const { order, level, shop, texts, locale, reordering, addressOf } = props;
  const { money, day } = locale;
  const Heading = `h${level}` as const;
  const address = addressOf(`/account/order/${order.number}`);
  const orderedOn = day(order.order_date);
  const changedOn = day(order.order_status_change_date);
  const { outcome } = reordering;
  // The panel of an order that waits for money is called so.
  const isToldAlready = level === 3 && order.can_retry_payment;
  return (
    <div className={styles.card} data-highlighted={order.is_highlighted || undefined}>
      <div className={styles.head}>
        <Heading className={styles.number}>
          <a href={address}>{fillIn(texts.order, { number: order.number })}</a>
        </Heading>
        <p className={styles.amount}>{money(order.total.grand_total)}</p>
      </div>
      <p className={styles.status}>
        {order.is_highlighted && !isToldAlready && <span className={styles.mark}>{texts.needsAttention}</span>}
        <strong>{order.status}</strong>
        {changedOn !== orderedOn && (
          <span>
            {order.status_date_label}: {changedOn}
          </span>
        )}
        <span>{fillIn(texts.orderedOn, { day: orderedOn })}</span>
      </p>
      <Goods order={order} texts={texts} language={locale.language} />
      <Act order={order} shop={shop} texts={texts} reordering={reordering} address={address} />
      <div role="status">
        {outcome?.number === order.number && (
          <div className={styles.outcome}>
            {outcome.isPartly && <p>{texts.reorderPartly}</p>}
            <ul>
              {outcome.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {outcome.isPartly && <a href={addressOf('/cart')}>{texts.toCart}</a>}
          </div>
        )}
      </div>
    </div>
  );
}

interface GoodsProps {
  readonly order: Pick<OrderInList, 'items'>;
  /** BCP 47. */
  readonly language: string;
  readonly texts: AccountOrdersTexts;
}

/** Pictures of what was bought, or the names where there are none. */
export function Goods({ order: { items }, texts, language }: GoodsProps) {
  const pictured = items.slice(0, MOST_PICTURES);
  const others = items.length - pictured.length;
  return (
    <ul className={styles.goods}>
      {pictured.map(({ id, product_name: name, quantity_ordered: quantity, product }) => (
        <li key={id}>
          {product?.thumbnail?.url ? (
            <img src={product.thumbnail.url} alt={`${quantity} × ${name}`} width={64} height={80} loading="lazy" />
          ) : (
            keepTogether(language, `${quantity} × ${name}`)
          )}
        </li>
      ))}
      {others > 0 && <li>{fillIn(texts.moreProducts, { count: String(others) })}</li>}
    </ul>
  );
}

interface ActProps extends Pick<OrderCardProps, 'order' | 'shop' | 'texts' | 'reordering'> {
  /** Of the page of the order, which has all that there is to do. */
  readonly address: string;
}

function Act({ order, shop, texts, reordering, address }: ActProps) {
  const [isPaying, setPaying] = useState(false);
  const act = actOf(order);
  const { number, token } = order;
  /** A list has many of them: what each is about is heard, too. */
  const nameOf = (label: string) => fillIn(texts.actOn, { act: label, number });

  async function pay() {
    if (isPaying) return;
    setPaying(true);
    const started = await payOrder(shop, { number, token });
    // What does not go on elsewhere, goes on where the order is shown: another way, the data for a transfer.
    window.location.assign(started.kind === 'redirect' ? started.url : address);
  }

  switch (act.kind) {
    case 'pay':
      return (
        <button
          type="button"
          className={styles.pay}
          aria-label={nameOf(texts.pay)}
          aria-disabled={isPaying || undefined}
          onClick={() => void pay()}
        >
          {texts.pay}
        </button>
      );
    case 'track':
      return (
        <a className={styles.act} href={act.url} rel="noreferrer" aria-label={nameOf(texts.track)}>
          {texts.track}
        </a>
      );
    case 'return':
      return (
        <a className={styles.act} href={address} aria-label={nameOf(texts.returnGoods)}>
          {texts.returnGoods}
        </a>
      );
    case 'reorder': {
      const isRunning = reordering.running === number;
      return (
        <button
          type="button"
          className={buttons.textButton}
          aria-label={nameOf(isRunning ? texts.reordering : texts.reorder)}
          aria-disabled={isRunning || undefined}
          onClick={() => void reordering.start(number)}
        >
          {isRunning ? texts.reordering : texts.reorder}
        </button>
      );
    }
  }
}
