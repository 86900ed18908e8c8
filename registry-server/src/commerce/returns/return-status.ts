/** From the statement to the money, or to a refusal. */
export const RETURN_STATUSES = ['requested', 'received', 'refunded', 'rejected'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** While the money of a return is still owed. */
export const OPEN_RETURNS: readonly ReturnStatus[] = ['requested', 'received'];

const MOVES: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['received', 'refunded', 'rejected'],
  received: ['refunded', 'rejected'],
  refunded: [],
  rejected: [],
};

/** Where a return may go from a status. */
export function returnMovesOf(status: ReturnStatus): readonly ReturnStatus[] {
  return MOVES[status];
}
