import type { ActionResult } from '@witryna/modules';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { RemoveFromCartDocument, RestoreToCartDocument } from './cart.gen.ts';
import type { CartLine } from './cart.ts';
import { type CartRow, type RemovedLine, uidsBefore } from './cart-rows.ts';

/** Sends one change of the cart; gives what came of it in sentences. */
export type Act = <Data>(
  send: (cartId: string) => Promise<ShopResponse<Data>>,
  cartOf: (data: Data) => CartPartsFragment | null | undefined,
) => Promise<ActionResult>;

interface LineRemovalOptions {
  readonly client: ShopClient;
  readonly act: Act;
  /** The lines as they are shown. */
  readonly rows: () => readonly CartRow[];
  /** A line as the shop knows it. */
  readonly knownLine: (uid: string) => CartLine | undefined;
  /** Whatever else was wanted of a line is not wanted any more. */
  readonly onRemove: (uid: string) => void;
  readonly onFault: (uid: string, sentence: string | undefined) => void;
  readonly onChange: () => void;
}

/** Lines that were taken out, which stay to be brought back. */
export interface LineRemoval {
  readonly lines: () => readonly RemovedLine[];
  readonly clear: () => void;
  readonly remove: (uid: string) => Promise<ActionResult>;
  readonly restore: (uid: string) => Promise<ActionResult>;
}

/** Taking a line out at once, and back. */
export function createLineRemoval(options: LineRemovalOptions): LineRemoval {
  const { client, act, rows, knownLine, onRemove, onFault, onChange } = options;
  let removed: readonly RemovedLine[] = [];

  const forget = (uid: string) => {
    removed = removed.filter(({ line }) => line.uid !== uid);
  };

  return {
    lines: () => removed,
    clear() {
      removed = [];
    },
    async remove(uid) {
      const line = rows().find((row) => row.line.uid === uid)?.line;
      if (!line) return { ok: true };
      onRemove(uid);
      onFault(uid, undefined);
      forget(uid);
      removed = [...removed, { line: knownLine(uid) ?? line, after: uidsBefore(rows(), uid), isReturning: false }];
      const result = await act(
        (cartId) => client.query(RemoveFromCartDocument, { cartId, uid }),
        (data) => data.removeItemFromCart?.cart,
      );
      if (result.ok) return result;
      forget(uid);
      onFault(uid, result.errors[0]?.message);
      onChange();
      return result;
    },
    async restore(uid) {
      const mark = (isReturning: boolean) => {
        removed = removed.map((each) => (each.line.uid === uid ? { ...each, isReturning } : each));
      };
      mark(true);
      onFault(uid, undefined);
      const result = await act(
        (cartId) => client.query(RestoreToCartDocument, { cartId, uid }),
        (data) => data.restoreCartItem?.cart,
      );
      if (result.ok) forget(uid);
      else {
        mark(false);
        onFault(uid, result.errors[0]?.message);
      }
      onChange();
      return result;
    },
  };
}
