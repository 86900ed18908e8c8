/** What other features may use of Trusted Shops. */

export type { TrustedShopsConfig } from './trusted-shops.ts';
