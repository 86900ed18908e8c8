export { copyOfPage } from './copy-of-page.ts';
export { PageStatusBadge } from './page-status-badge.tsx';
export { placeInEditor } from './place-in-editor.ts';
export { scheduleWords } from './schedule-words.ts';
export { shopAddress } from './shop-address.ts';
export { slugify, toUrlPath } from './slugify.ts';
