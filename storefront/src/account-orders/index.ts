export { beginOrder, OrderDetail } from './order-detail.tsx';
export { beginOrders, OrdersPage } from './orders-page.tsx';
