export { CartLines } from './cart-lines.tsx';
export { type CartLocale, cartLocaleOf } from './cart-locale.ts';
export { FreeDelivery } from './free-delivery.tsx';
export { distantGift, noticeInWords } from './gift-in-words.ts';
export { Sums, TaxNotes } from './sums.tsx';
