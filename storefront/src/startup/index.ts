export { type EarlyClicks, noticeClicks } from './early-clicks.ts';
export { isReturn } from './is-return.ts';
export { layOutAll, layOutRest } from './lay-out-rest.ts';
export { preloadCode } from './preload-code.ts';
export { whenNeeded, whenPainted } from './when-needed.ts';
