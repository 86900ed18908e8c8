/** How often something is broken: a few times by default, as often as `FAULT_ROUNDS` says in the long form. */
export const FAULT_ROUNDS = Number(process.env.FAULT_ROUNDS) || undefined;
