export { PayForOrder } from './pay-for-order.tsx';
