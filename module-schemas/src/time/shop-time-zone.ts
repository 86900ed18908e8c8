/** Where the shop's day begins. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw';
