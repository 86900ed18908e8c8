/** Of the address of `/payment-error`, for whoever has asked for another way to pay already: its list stands open. */
export const OTHER_WAYS = '#ways';

/** Whether this address asks for the other ways to pay. */
export const wantsOtherWays = (): boolean => window.location.hash === OTHER_WAYS;
