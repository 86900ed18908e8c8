/** Nine digits or more; a site may put up to eight signs of its own before them (`PL-000000241`). */
const ORDER_NUMBER = /^[A-Z0-9-]{0,14}\d{9}$/;

/** Whether a text has the form of an order's number, on whatever site. */
export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);
