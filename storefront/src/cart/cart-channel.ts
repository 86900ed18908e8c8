import type { Cart } from './cart.ts';

/** Tells carts to the other tabs of this browser, and hears of theirs. */
export interface CartChannel {
  readonly tell: (cart: Cart) => void;
}

const NAME = 'witryna.cart';

/** Opens the channel; where the browser has none, each tab sees what the shop answers to it. */
export function openCartChannel(onCart: (cart: Cart) => void): CartChannel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {} };
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<Cart>) => onCart(data);
  };
  open();
  // An open channel would keep a page that was left out of the memory for going back.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', open);
  return { tell: (cart) => channel?.postMessage(cart) };
}
