export { SCROLLS_KEY } from '../head-script.ts';
export { type EarlyClicks, noticeClicks } from './early-clicks.ts';
export { isReturn } from './is-return.ts';
export { layOutRest } from './lay-out-rest.ts';
export { whenNeeded } from './when-needed.ts';
