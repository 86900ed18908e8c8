export type {
  CancelOutput,
  Money,
  OrderAddressOnPage,
  OrderAnswer,
  OrderItemOnPage,
  OrderOnPage,
} from './order-answer.ts';
export { type OrderLocale, orderLocaleOf } from './order-locale.ts';
export { Products } from './products.tsx';
