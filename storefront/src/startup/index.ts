export { type EarlyClicks, noticeClicks } from './early-clicks.ts';
export { isReturn } from './is-return.ts';
export { whenNeeded } from './when-needed.ts';
