// The way to the bank leads out of the shop, and what comes back from there carries the order's number alone.
const keyOf = (number: string) => `order-token:${number}`;

/** Keeps the secret of an order in this tab, while it is away to pay. */
export function storeOrderToken(number: string, token: string): void {
  try {
    window.sessionStorage.setItem(keyOf(number), token);
  } catch {
    // A browser that keeps nothing comes back to a page that speaks of the mail.
  }
}

/** The secret of an order that this tab went away to pay. */
export function storedOrderToken(number: string): string | undefined {
  try {
    return window.sessionStorage.getItem(keyOf(number)) ?? undefined;
  } catch {
    return undefined;
  }
}
