export { type EarlyClicks, noticeClicks } from './early-clicks.ts';
export { isReturn, SCROLLS_KEY } from './is-return.ts';
export { layOutRest } from './lay-out-rest.ts';
export { whenNeeded } from './when-needed.ts';
