/** From this number of pieces down the shop tells how many are left. */
export const LOW_STOCK = 5;

/** Most skus that may be asked for at once. */
export const MAX_SKUS_PER_REQUEST = 100;

/** Programmes whose members get something for buying a product. */
export const LOYALTY_PROGRAMS = ['friendsAndFamily', 'kameleon', 'milesAndMore'] as const;
