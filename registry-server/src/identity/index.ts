/** What other features may use of identity. */

export { isEmailAddress, normaliseEmail } from './email-address.ts';
export { ensureFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { createNetworkLimit, type NetworkLimit } from './network-limit.ts';
export { createSessionToken, hashOfToken } from './session-token.ts';
export { networkOf } from './sign-in-delay.ts';
