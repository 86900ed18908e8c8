/**
 * Every table of the database, by name. Each feature adds its own in `<feature>.tables.ts`, beside its store:
 * `declare module '../database/tables.ts' { interface Tables { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their tables.
export interface Tables {}
