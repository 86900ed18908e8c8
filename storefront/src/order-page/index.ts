export { OrderPage } from './order-page.tsx';
export { PaymentReturn } from './payment-return.tsx';
