import { afterOrderEn } from '../after-order.en.ts';
import { orderPageEn } from '../order-page.en.ts';
import { orderScreensEn } from '../order-screens.en.ts';
import type { AreaTexts } from './area-texts.ts';

export const orders: AreaTexts['orders'] = {
  screens: orderScreensEn,
  orderPage: orderPageEn,
  afterOrder: afterOrderEn,
};
