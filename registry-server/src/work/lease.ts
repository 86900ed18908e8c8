/**
 * Time after which claimed work of a node expires unless it is renewed: the work of a killed
 * process waits for it. Clocks of nodes must not differ by more than half of it.
 */
const LEASE_MS = 30_000;
/** Interval in which a node renews its leases. */
const RENEWAL_MS = 10_000;

/** Calls `work` in an interval of milliseconds until the returned function is called. */
export type Every = (ms: number, work: () => Promise<void>) => () => void;

/** Rows of a queue that this node claimed, with a common expiry. */
export interface LeasedRows<Row extends { readonly id: number }> {
  readonly rows: readonly Row[];
  readonly heldUntil: Date;
}

/** Where the end of a lease is moved from and to. */
export interface LeaseEnds {
  readonly heldUntil: Date;
  readonly until: Date;
}

export interface LeaseOptions {
  readonly now: () => Date;
  /**
   * Moves the end of the lease of these rows from `heldUntil` to `until`, of those alone whose lease still ends at
   * `heldUntil`: another node may have taken the rest. Resolves with the ids that were moved.
   */
  readonly renew: (ids: readonly number[], ends: LeaseEnds) => Promise<readonly number[]>;
  /** Called with errors of a row's work or of a renewal; the other rows continue. */
  readonly onFailure: (error: unknown) => void;
  readonly every?: Every;
}

const everyInterval: Every = (ms, work) => {
  const timer = setInterval(() => void work(), ms).unref();
  return () => clearInterval(timer);
};

/**
 * Works at each row and keeps them all from other nodes for as long as this process lives, however long the work
 * takes. `isHeld` tells right before something is done for good whether the row is still this node's.
 */
export async function workUnderLease<Row extends { readonly id: number }>(
  { rows, heldUntil: firstEnd }: LeasedRows<Row>,
  work: (row: Row, isHeld: () => boolean) => Promise<void>,
  { now, renew, onFailure, every = everyInterval }: LeaseOptions,
): Promise<void> {
  const held = new Set(rows.map(({ id }) => id));
  let heldUntil = firstEnd;
  let renewing: Promise<void> | undefined;

  async function renewHeld(): Promise<void> {
    const ids = [...held];
    if (ids.length === 0) return;
    const until = leaseEnd(now());
    try {
      const renewed = new Set(await renew(ids, { heldUntil, until }));
      for (const id of ids) if (!renewed.has(id)) held.delete(id);
      heldUntil = until;
    } catch (error) {
      onFailure(error);
    }
  }

  const stop = every(RENEWAL_MS, () => {
    renewing ??= renewHeld().finally(() => {
      renewing = undefined;
    });
    return renewing;
  });
  try {
    await Promise.all(
      rows.map(async (row) => {
        try {
          await work(row, () => held.has(row.id) && now() < heldUntil);
        } catch (error) {
          onFailure(error);
        } finally {
          held.delete(row.id);
        }
      }),
    );
  } finally {
    stop();
    await renewing;
  }
}

/** The expiry of a lease that begins now. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
