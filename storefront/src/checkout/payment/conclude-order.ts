import type { Money } from '@witryna/module-schemas';
import { rememberLatestOrder } from '../../latest-order/index.ts';
import { clearDraft } from '../draft.ts';
import { type AfterOrder, afterOrder } from './after-order.ts';
import { goTo, leaveFor } from './leave.ts';
import type { PlacedOrder } from './place-order.ts';

interface ConcludeOptions {
  readonly total: Money;
  /** An account came with the order. */
  readonly hasAccount: boolean;
  readonly addressOf: (path: string) => string;
  /** The cart has become an order. */
  readonly endCart: () => void;
}

/**
 * Remembers an order that was placed and opens what follows it; gives what is left to be done on this page, which is
 * about BLIK.
 */
export function concludeOrder(
  order: PlacedOrder,
  { total, hasAccount, addressOf, endCart }: ConcludeOptions,
): Extract<AfterOrder, { kind: 'wait' | 'again' }> | undefined {
  const { order_number: number, token } = order;
  // Where nothing is stored the next page knows of the order by its address only, and its own page takes that.
  const isLost = Boolean(token) && !rememberLatestOrder({ number, token: token ?? '', hasAccount });
  clearDraft();
  endCart();
  const next = afterOrder(order, total.amount);
  if (next.kind === 'wait' || next.kind === 'again') return next;
  if (next.kind === 'leave') leaveFor(next.address);
  else if (isLost) leaveFor(`${addressOf('/order')}#token=${encodeURIComponent(token ?? '')}`);
  else goTo(addressOf(next.path));
  return undefined;
}
