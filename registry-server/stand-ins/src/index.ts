// What a shop has to know of the stand-ins; nothing of it starts a server.
export {
  DEMO_CHANNEL,
  DEMO_CLIENT,
  DEMO_INPOST_TOKEN,
  DEMO_SEARCH_INDEX,
  DEMO_SHIPX,
  DEMO_TRACKER_KEY,
} from './demo-accounts.ts';
export { DEMO_PEOPLE } from './demo-people.ts';
export { demoPayments } from './payments/demo-payments.ts';
export { DEMO_P24 } from './payments/przelewy24/p24-account.ts';
export { signAsP24 } from './payments/przelewy24/p24-notifications.ts';
export type { Scenario } from './payments/scenario.ts';
export { createSamplePoints } from './places/sample-points.ts';
