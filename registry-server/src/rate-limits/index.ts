/** What other features may use of rate limits. */

export { type LimitName, type LimitRules, readLimitRules } from './limit-defaults.ts';
export { guess, type LimitClaim, type RateLimits, type TakenAllowance } from './rate-limits.ts';
