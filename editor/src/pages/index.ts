export { copyOfPage } from './copy-of-page.ts';
export { PageStatusBadge } from './page-status-badge.tsx';
export { shopAddress } from './shop-address.ts';
export { slugify, toUrlPath } from './slugify.ts';
