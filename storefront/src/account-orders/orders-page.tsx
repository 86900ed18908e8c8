import { useMemo } from 'react';
import {
  type AccountPageProps,
  beginPersonalQuery,
  EmptyList,
  LoadingSlowly,
  NoSuchPage,
  PageLinks,
  QueryFailed,
  usePersonalQuery,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import { CustomerOrdersDocument } from './account-orders.gen.ts';
import styles from './account-orders.module.css';
import { listPageOf, ORDERS_PER_PAGE, pagesOf } from './list-page.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderInList } from './order-in-list.ts';
import { useReorder } from './use-reorder.ts';

const variablesOf = (page: number) => ({ page, size: ORDERS_PER_PAGE });

/** Asks for the page of the history that the address names. */
export function beginOrders(shop: ShopClient): void {
  beginPersonalQuery(shop, CustomerOrdersDocument, variablesOf(listPageOf(window.location.search)));
}

/** The history of orders, the newest first, ten to a page. */
export function OrdersPage({ site, shop, addressOf, texts: { orders: texts }, common }: AccountPageProps) {
  const page = listPageOf(window.location.search);
  const { data, response, isLoading, reload } = usePersonalQuery(shop, CustomerOrdersDocument, variablesOf(page));
  const locale = useMemo(() => orderLocaleOf(site.language), [site.language]);
  const reordering = useReorder(shop, addressOf('/cart'), texts);
  const found = data?.customer?.orders;

  if (!found) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return (
      <LoadingSlowly label={texts.loading} common={common} onRetry={() => void reload()}>
        <div className={styles.skeleton} aria-hidden="true">
          <div />
          <div />
          <div />
        </div>
      </LoadingSlowly>
    );
  }
  const orders = (found.items ?? []) as readonly OrderInList[];
  const pages = pagesOf(found.total_count ?? 0);
  const address = addressOf('/account/orders');
  if (found.total_count === 0)
    return <EmptyList title={texts.empty} info={texts.emptyInfo} href={addressOf('/')} action={texts.toShop} />;
  if (orders.length === 0) return <NoSuchPage address={address} texts={texts} />;
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.number}>
            <OrderCard
              order={order}
              level={2}
              shop={shop}
              texts={texts}
              locale={locale}
              reordering={reordering}
              addressOf={addressOf}
            />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={pages} address={address} texts={texts} />
    </>
  );
}
