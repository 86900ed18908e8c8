import { useMemo } from 'react';
import { type AccountPageProps, beginPersonalQuery, QueryFailed, usePersonalQuery } from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { fillIn } from '../i18n/messages.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import { PrimaryAction } from '../ui/plain-page.tsx';
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
    return <OrdersSkeleton label={texts.loading} />;
  }
  const orders = (found.items ?? []) as readonly OrderInList[];
  const pages = pagesOf(found.total_count ?? 0);
  const address = addressOf('/account/orders');
  if (found.total_count === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{texts.empty}</p>
        <p>{texts.emptyInfo}</p>
        <p className={styles.emptyAction}>
          <PrimaryAction href={addressOf('/')}>{texts.toShop}</PrimaryAction>
        </p>
      </div>
    );
  }
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{texts.noSuchPage}</p>
        <p>
          <a href={address}>{texts.toFirstPage}</a>
        </p>
      </div>
    );
  }
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
      {pages > 1 && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {page > 1 && (
            <a href={page === 2 ? address : `${address}?page=${page - 1}`} rel="prev">
              {texts.newer}
            </a>
          )}
          <span>{fillIn(texts.page, { page: String(page), pages: String(pages) })}</span>
          {page < pages && (
            <a href={`${address}?page=${page + 1}`} rel="next">
              {texts.older}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

function OrdersSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        <div />
        <div />
        <div />
      </div>
    </>
  );
}
