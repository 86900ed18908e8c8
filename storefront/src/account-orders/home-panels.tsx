import { useMemo } from 'react';
import {
  type AccountPageProps,
  beginPersonalQuery,
  EmptyList,
  LoadingSlowly,
  QueryFailed,
  usePersonalQuery,
  useTabState,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import { AccountHomeDocument } from './account-orders.gen.ts';
import styles from './account-orders.module.css';
import { type Basket, basketOf } from './basket.ts';
import { Goods, OrderCard } from './order-card.tsx';
import type { OrderInList } from './order-in-list.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { tabLinesOf } from './tab-lines.ts';
import { useReorder } from './use-reorder.ts';

/** Orders of these statuses are on their way: accepted, and neither delivered nor come to an end. */
const UNDER_WAY = ['new', 'accepted', 'pending', 'paymentReview', 'processing'];

type Site = AccountPageProps['site'];
const variablesOf = ({ features }: Site) => ({ hasCart: features.cart, underWay: UNDER_WAY });

/** Asks for what the account begins with. */
export function beginHome(shop: ShopClient, site: Site): void {
  beginPersonalQuery(shop, AccountHomeDocument, variablesOf(site));
}

/** What there is to know at the beginning of the account: the last order, above all one that waits for money, and what was left in the cart. */
export function HomePanels(page: AccountPageProps) {
  const { site, shop, addressOf, texts, common } = page;
  const { data, response, isLoading, reload } = usePersonalQuery(shop, AccountHomeDocument, variablesOf(site));
  const lines = tabLinesOf(data?.customer, texts, site.language);
  useTabState('historyOfOrders', lines.historyOfOrders);
  useTabState('favourite', lines.favourite);
  useTabState('addressesBillings', lines.addressesBillings);
  useTabState('benefitPrograms', lines.benefitPrograms);
  useTabState('newsletter', lines.newsletter);

  const customer = data?.customer;
  if (!customer) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return (
      <LoadingSlowly label={texts.orders.loadingHome} common={common} onRetry={() => void reload()}>
        <div className={styles.skeleton} data-home-waiting="" aria-hidden="true">
          <div />
        </div>
      </LoadingSlowly>
    );
  }
  const order = customer.orders?.items[0] as OrderInList | undefined;
  const basket = basketOf(data.customerCart);
  return (
    <>
      {!order && !basket && (
        <EmptyList title={texts.account.noNotifications} href={addressOf('/')} action={texts.orders.toShop} />
      )}
      {order && <LastOrder page={page} order={order} />}
      {basket && <BasketLeft page={page} basket={basket} />}
      <RecentlyViewed page={page} products={customer.recently_viewed ?? []} onChanged={reload} />
    </>
  );
}

interface LastOrderProps {
  readonly page: AccountPageProps;
  readonly order: OrderInList;
}

/** The newest order, and what it waits for. */
function LastOrder({ page: { site, shop, addressOf, texts }, order }: LastOrderProps) {
  const locale = useMemo(() => orderLocaleOf(site.language), [site.language]);
  const reordering = useReorder(shop, addressOf('/cart'), texts.orders);
  return (
    <section className={styles.panel} aria-labelledby="last-order" data-waiting={order.can_retry_payment || undefined}>
      <h2 id="last-order" className={styles.panelTitle}>
        {order.can_retry_payment ? texts.orders.waitingOrder : texts.orders.lastOrder}
      </h2>
      <OrderCard
        order={order}
        level={3}
        shop={shop}
        texts={texts.orders}
        locale={locale}
        reordering={reordering}
        addressOf={addressOf}
      />
    </section>
  );
}

interface BasketLeftProps {
  readonly page: AccountPageProps;
  readonly basket: Basket;
}

/** What was put into the cart and not ordered. */
function BasketLeft({ page: { site, addressOf, texts }, basket }: BasketLeftProps) {
  const { money } = orderLocaleOf(site.language);
  return (
    <section className={styles.panel} aria-labelledby="basket-left">
      <h2 id="basket-left" className={styles.panelTitle}>
        {texts.orders.basketLeft}
      </h2>
      <div className={styles.card}>
        <p className={styles.status}>
          <span>{countedSentence(texts.orders.pieces, site.language, basket.pieces)}</span>
          {basket.total && <strong>{money(basket.total)}</strong>}
        </p>
        <Goods order={basket} texts={texts.orders} language={site.language} />
        <a className={styles.act} href={addressOf('/cart')}>
          {texts.orders.toCart}
        </a>
      </div>
    </section>
  );
}
