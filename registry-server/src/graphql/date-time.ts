/** `2026-11-21 09:30:00` in UTC, as the contract writes moments. */
export function toDateTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
