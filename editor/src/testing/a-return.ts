import type { ReturnRequest } from '../api/commerce/returns.ts';

/** A return that was asked for: one piece of a cream. */
export const aReturn = (change: Partial<ReturnRequest> = {}): ReturnRequest => ({
  id: 3,
  number: 'Z-000000012-1',
  orderId: 12,
  orderNumber: '000000012',
  status: 'requested',
  moves: ['received', 'refunded', 'rejected'],
  name: 'Lena Łąkowska',
  email: 'lena@poczta.example',
  currency: 'PLN',
  suggestedRefund: 10_399,
  version: 1,
  createdAt: '2026-11-20T11:00:00.000Z',
  statusAt: '2026-11-20T11:00:00.000Z',
  lines: [{ orderLineId: 1, name: 'Krem Świt', sku: 'RL-1-30', quantity: 1 }],
  history: [{ to: 'requested', at: '2026-11-20T11:00:00.000Z' }],
  ...change,
});
