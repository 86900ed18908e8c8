export { beginThanks } from './begin-thanks.ts';
export { ThankYou } from './thank-you.tsx';
