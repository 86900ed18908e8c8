export { allowServices } from './allow-services.ts';
export { beginConsent, openCookieSettings } from './consent-at-work.tsx';
export type { ConsentParts } from './consent-parts.ts';
export { ManageCookies } from './manage-cookies.tsx';
