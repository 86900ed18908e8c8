export { watchConsent } from './watch-consent.ts';
