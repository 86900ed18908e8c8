/** How often a race is run: few times by default, `ORDER_ROUNDS=100` for the long form. */
export const ROUNDS = Number(process.env.ORDER_ROUNDS) || 2;
