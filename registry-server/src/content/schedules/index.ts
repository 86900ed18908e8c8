/** What other features may use of schedules. */

export type { PageSchedules } from './schedules.plugin.ts';
