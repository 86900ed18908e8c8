export type { Conflict, Side, Versions } from './conflict.ts';
export { mergePages } from './merge-pages.ts';
export { rebaseHistory } from './rebase-history.ts';
