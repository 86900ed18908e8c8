import { useMemo } from 'react';
import {
  type AccountPageProps,
  beginPersonalQuery,
  LoadingSlowly,
  QueryFailed,
  useAccountHeading,
  usePersonalQuery,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { fillIn } from '../i18n/messages.ts';
import { OrderView } from '../order-page/index.ts';
import { type OrderOnPage, orderLocaleOf } from '../order-parts/index.ts';
import { CustomerOrderDocument } from './account-orders.gen.ts';
import styles from './account-orders.module.css';

const LONGEST_NUMBER = 15;

/** The number of the order that an address names; a text that is none is asked for as it is, and not found. */
const numberOf = (pathname: string): string => (pathname.split('/').at(-1) ?? '').slice(0, LONGEST_NUMBER);
const variables = () => ({ number: numberOf(window.location.pathname) });

/** Asks for the order that the address names. */
export function beginOrder(shop: ShopClient): void {
  beginPersonalQuery(shop, CustomerOrderDocument, variables());
}

/** One order of the customer: where it is, what was bought, paying, cancelling, returning. */
export function OrderDetail({ site, shop, addressOf, texts: { orders: texts }, common }: AccountPageProps) {
  const { data, response, isLoading, reload } = usePersonalQuery(shop, CustomerOrderDocument, variables());
  const locale = useMemo(() => orderLocaleOf(site.language), [site.language]);
  const order = data?.customer?.orders?.items[0];
  useAccountHeading(order ? fillIn(texts.order, { number: order.number }) : undefined);

  const back = (
    <p className={styles.toOrders}>
      <a href={addressOf('/account/orders')}>{texts.toOrders}</a>
    </p>
  );
  if (!data) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <LoadingSlowly label={locale.texts.loading} common={common} onRetry={() => void reload()} />;
  }
  // Whether somebody else has an order of this number is nobody's business.
  if (!order) {
    return (
      <>
        <p className={styles.unknown}>{texts.unknown}</p>
        {back}
      </>
    );
  }
  const reasons = data.storeConfig?.order_cancellation_reasons.flatMap((reason) => reason?.description ?? []) ?? [];
  return (
    <>
      <OrderView
        order={order as OrderOnPage}
        token={order.token}
        reasons={reasons}
        shop={shop}
        locale={locale}
        isInAccount
        site={site}
        addressOf={addressOf}
        onChanged={reload}
      />
      {back}
    </>
  );
}
