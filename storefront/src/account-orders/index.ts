import type { AccountPageCode } from '../account/index.ts';

export { listPageOf } from './list-page.ts';

/** What the account begins with. */
export async function homePage(): Promise<AccountPageCode> {
  const { beginHome, AccountHome } = await import('./account-home.tsx');
  return { Page: AccountHome, begin: beginHome };
}

/** The history of orders. */
export async function ordersPage(): Promise<AccountPageCode> {
  const { beginOrders, OrdersPage } = await import('./orders-page.tsx');
  return { Page: OrdersPage, begin: beginOrders };
}

/** The page of one order. */
export async function orderPage(): Promise<AccountPageCode> {
  const { beginOrder, OrderDetail } = await import('./order-detail.tsx');
  return { Page: OrderDetail, begin: beginOrder };
}
