import { randomBytes, randomInt } from 'node:crypto';

/** A transaction as the stand-in knows it. */
export interface P24Transaction {
  readonly token: string;
  readonly sessionId: string;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly description: string;
  readonly urlReturn: string;
  readonly urlStatus: string;
  /** 0 not paid, 1 paid in advance, 2 confirmed, 3 given back. */
  status: 0 | 1 | 2 | 3;
  refunded: number;
  readonly refunds: Set<string>;
}

const MOST = 5_000;

/** Transactions in memory; the oldest make room. */
export function createP24Transactions() {
  const bySession = new Map<string, P24Transaction>();
  const byToken = new Map<string, P24Transaction>();
  return {
    bySession: (sessionId: string) => bySession.get(sessionId),
    byToken: (token: string) => byToken.get(token),
    open(facts: Omit<P24Transaction, 'token' | 'orderId' | 'status' | 'refunded' | 'refunds'>): P24Transaction {
      const oldest = bySession.values().next().value;
      if (bySession.size >= MOST && oldest) {
        bySession.delete(oldest.sessionId);
        byToken.delete(oldest.token);
      }
      const token = randomBytes(16).toString('hex');
      const transaction: P24Transaction = {
        ...facts,
        token,
        orderId: 300_000_000 + randomInt(600_000_000),
        status: 0,
        refunded: 0,
        refunds: new Set(),
      };
      bySession.set(facts.sessionId, transaction);
      byToken.set(token, transaction);
      return transaction;
    },
  };
}
