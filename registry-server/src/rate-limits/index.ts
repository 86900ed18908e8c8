/** What other features may use of rate limits. */

export { type LimitName, type LimitRules, readLimitRules } from './limit-defaults.ts';
export { createNetworkLimit, type NetworkLimit } from './network-limit.ts';
export { guess, type LimitClaim, type RateLimits, type TakenAllowance } from './rate-limits.ts';
