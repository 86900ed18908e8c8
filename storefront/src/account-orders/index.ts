export { beginHome, HomePanels } from './home-panels.tsx';
export { listPageOf } from './list-page.ts';
export { beginOrder, OrderDetail } from './order-detail.tsx';
export { beginOrders, OrdersPage } from './orders-page.tsx';
