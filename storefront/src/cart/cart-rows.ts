import type { Money } from '@witryna/module-schemas';
import type { Cart, CartLine } from './cart.ts';

/** A line that was taken out and whose place is shown until the page is left. */
export interface RemovedLine {
  readonly line: CartLine;
  /** The lines that stood before it, the nearest first. */
  readonly after: readonly string[];
  /** It is on its way back. */
  readonly isReturning: boolean;
}

/** A place in the list: a line, or where one was. */
export type CartRow =
  | {
      readonly kind: 'line';
      readonly line: CartLine;
      readonly isSaving: boolean;
      readonly fault?: string | undefined;
      /** What one piece cost when the shopper last knew; absent where that has not changed. */
      readonly formerPrice?: Money | undefined;
    }
  | { readonly kind: 'removed'; readonly line: CartLine; readonly fault?: string | undefined };

interface RowParts {
  readonly cart: Cart | undefined;
  /** Quantities that the shopper wants and the shop does not know yet. */
  readonly quantities: ReadonlyMap<string, number>;
  readonly removed: readonly RemovedLine[];
  /** What is wrong with a line, by its uid. */
  readonly faults: ReadonlyMap<string, string>;
  /** What lines cost before, by their uid. */
  readonly formerPrices?: ReadonlyMap<string, Money> | undefined;
}

/** The list as the shopper sees it: the shop's lines with what is under way, and removed ones in their places. */
export function cartRows({ cart, quantities, removed, faults, formerPrices }: RowParts): readonly CartRow[] {
  const isTakenOut = new Set(removed.map(({ line }) => line.uid));
  const rows: CartRow[] = (cart?.lines ?? [])
    .filter(({ uid }) => !isTakenOut.has(uid))
    .map((line) => {
      const quantity = quantities.get(line.uid);
      return {
        kind: 'line',
        line: quantity === undefined ? line : { ...line, quantity },
        isSaving: quantity !== undefined,
        fault: faults.get(line.uid),
        ...(formerPrices?.has(line.uid) && { formerPrice: formerPrices.get(line.uid) }),
      };
    });
  for (const { line, after, isReturning } of removed) {
    const before = after.find((uid) => rows.some((row) => row.line.uid === uid));
    const place = before === undefined ? 0 : rows.findIndex((row) => row.line.uid === before) + 1;
    const fault = faults.get(line.uid);
    rows.splice(
      place,
      0,
      isReturning ? { kind: 'line', line, isSaving: true, fault } : { kind: 'removed', line, fault },
    );
  }
  return rows;
}

/** The uids before a line of the list, the nearest first. */
export function uidsBefore(rows: readonly CartRow[], uid: string): string[] {
  const place = rows.findIndex(({ line }) => line.uid === uid);
  return rows
    .slice(0, Math.max(0, place))
    .map(({ line }) => line.uid)
    .reverse();
}
