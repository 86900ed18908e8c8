export { allowServices } from './allow-services.ts';
export { beginConsent, openCookieSettings } from './consent-at-work.tsx';
export { ConsentForm } from './consent-form.tsx';
export type { ConsentParts } from './consent-parts.ts';
export { decide } from './decide.ts';
