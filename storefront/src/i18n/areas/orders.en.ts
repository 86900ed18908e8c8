import { afterOrderEn } from '../after-order.en.ts';
import { orderPageEn } from '../order-page.en.ts';
import type { AreaTexts } from './area-texts.ts';

export const orders: AreaTexts['orders'] = { orderPage: orderPageEn, afterOrder: afterOrderEn };
