/** Most pieces that are put into the cart at once; the least is one (specification, cart). */
export const MAX_QUANTITY = 100;
