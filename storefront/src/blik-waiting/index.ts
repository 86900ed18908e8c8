export { type BlikWaitingOptions, openBlikWaiting } from './open-blik-waiting.tsx';
export { rememberedWaiting } from './waiting-memory.ts';
