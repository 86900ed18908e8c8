export { allowsCookies } from './cookie-choice.ts';
export { watchConsent } from './watch-consent.ts';
