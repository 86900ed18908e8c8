import type { ShopCart } from '@witryna/modules';
import { storageKeys } from '../storage-keys.ts';
import { readText, writeText } from '../stored-text.ts';

/** What is remembered of the cart between pages and in all tabs. */
export interface RememberedCart {
  readonly id: string;
  /** Pieces in it. */
  readonly pieces: number;
  /** Counts its changes, so that an older answer does not replace a newer one. */
  readonly version: number;
}

/** The number of pieces in the cart, which other tabs follow. */
export interface CartPieces extends ShopCart {
  /** Id of the visitor's cart, when there is one. */
  readonly cartId: () => string | undefined;
  /** Remembers a cart as the shop answered it; an older state of the same cart is ignored. */
  readonly remember: (cart: RememberedCart) => void;
  /** Counts pieces that are being added; the result stops that. */
  readonly expect: (pieces: number) => () => void;
  /** Forgets the cart, unless another one has taken its place. */
  readonly forget: (id: string) => void;
  /** Reads once more what is remembered, which somebody else in this tab has changed. */
  readonly reread: () => void;
}

/** Where the cart's page is. */
const CART_PATH = '/cart';

/**
 * Reads the cart that this browser remembers. `onFirstUse` compares it with the shop's: it is called once, where there
 * is a cart and somebody shows its number.
 */
export function createCartPieces(onFirstUse: () => Promise<void>): CartPieces {
  const listeners = new Set<() => void>();
  let isUsed = false;
  let expected = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.cart || key === storageKeys.cartId) tell();
  };
  const cartId = () => readText(storageKeys.cartId) || undefined;
  const remembered = () => {
    const id = cartId();
    const cart = parseCart(readText(storageKeys.cart));
    return cart && cart.id === id ? cart : undefined;
  };

  return {
    path: CART_PATH,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      if (!isUsed && cartId() !== undefined) {
        isUsed = true;
        void onFirstUse().catch(() => {
          isUsed = false;
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    pieces: () => (remembered()?.pieces ?? 0) + expected,
    cartId,
    remember(cart) {
      const known = remembered();
      if (known?.id === cart.id && known.version > cart.version) return;
      writeText(storageKeys.cartId, cart.id);
      writeText(storageKeys.cart, JSON.stringify(cart));
      tell();
    },
    expect(pieces) {
      expected += pieces;
      tell();
      return () => {
        expected -= pieces;
        tell();
      };
    },
    forget(id) {
      if (cartId() !== id) return;
      writeText(storageKeys.cartId, undefined);
      writeText(storageKeys.cart, undefined);
      tell();
    },
    reread: tell,
  };
}

/** A cart as it was remembered; anything else is none. */
function parseCart(text: string | undefined): RememberedCart | undefined {
  try {
    const cart: unknown = JSON.parse(text ?? '');
    return isCart(cart) ? cart : undefined;
  } catch {
    return undefined;
  }
}

function isCart(value: unknown): value is RememberedCart {
  if (typeof value !== 'object' || value === null) return false;
  const { id, pieces, version } = value as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && Number.isInteger(pieces) && Number.isInteger(version);
}
