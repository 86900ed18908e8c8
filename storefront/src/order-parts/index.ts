export type {
  CancelOutput,
  Money,
  OrderAddressOnPage,
  OrderAnswer,
  OrderItemOnPage,
  OrderOnPage,
} from './order-answer.ts';
export { type OrderLocale, orderLocaleOf, shopDayOf } from './order-locale.ts';
export { Products } from './products.tsx';
