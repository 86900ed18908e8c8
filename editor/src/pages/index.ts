export { copyOfPage } from './copy-of-page.ts';
export { PageStatusBadge } from './page-status-badge.tsx';
export { scheduleWords } from './schedule-words.ts';
export { shopAddress } from './shop-address.ts';
export { slugify, toUrlPath } from './slugify.ts';
