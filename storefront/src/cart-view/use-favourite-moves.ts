import type { SiteDetails } from '@witryna/module-schemas';
import type { ActionResult } from '@witryna/modules';
import { useRef, useState } from 'react';
import type { CartLine, CartStore } from '../cart/index.ts';
import { favouritesOfSite } from '../favourites/index.ts';

/** Lines that leave the cart for the favourites. */
export interface FavouriteMoves {
  /** Whether a line that was taken out is among the favourites now. */
  readonly isMoved: (uid: string) => boolean;
  /** Why a line could not be put among them. */
  readonly faultOf: (uid: string) => string | undefined;
  readonly move: (line: CartLine) => Promise<ActionResult>;
  /** Brings a line back, however it left; what was not a favourite before is none then. */
  readonly restore: (line: CartLine) => Promise<ActionResult>;
}

interface Move {
  readonly isMoved: boolean;
  readonly fault?: string | undefined;
}

export function useFavouriteMoves(site: SiteDetails, store: Pick<CartStore, 'remove' | 'restore'>): FavouriteMoves {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  /** Lines whose products have become favourites by leaving. */
  const added = useRef(new Set<string>());
  const note = (uid: string, move: Move) => setMoves((before) => new Map(before).set(uid, move));

  return {
    isMoved: (uid) => moves.get(uid)?.isMoved === true,
    faultOf: (uid) => moves.get(uid)?.fault,
    async move({ uid, productSku }) {
      const favourites = favouritesOfSite(site);
      const wasFavourite = favourites.has(productSku);
      const put: ActionResult = wasFavourite ? { ok: true } : await favourites.set(productSku, true);
      if (!put.ok) {
        note(uid, { isMoved: false, fault: put.errors[0]?.message });
        return put;
      }
      if (!wasFavourite) added.current.add(uid);
      note(uid, { isMoved: true });
      const result = await store.remove(uid);
      if (!result.ok) note(uid, { isMoved: false });
      return result;
    },
    async restore({ uid, productSku }) {
      const result = await store.restore(uid);
      if (!result.ok) return result;
      note(uid, { isMoved: false });
      if (added.current.delete(uid)) await favouritesOfSite(site).set(productSku, false);
      return result;
    },
  };
}
