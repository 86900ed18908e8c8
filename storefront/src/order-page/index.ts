export { OrderPage } from './order-page.tsx';
export { OrderView } from './order-view.tsx';
