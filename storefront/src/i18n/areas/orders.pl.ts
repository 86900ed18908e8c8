import { afterOrderPl } from '../after-order.pl.ts';
import { orderPagePl } from '../order-page.pl.ts';
import { orderScreensPl } from '../order-screens.pl.ts';
import type { AreaTexts } from './area-texts.ts';

export const orders: AreaTexts['orders'] = {
  screens: orderScreensPl,
  orderPage: orderPagePl,
  afterOrder: afterOrderPl,
};
