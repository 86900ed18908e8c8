/** What other features may use of Synerise. */

export type { SyneriseConfig } from './synerise.ts';
