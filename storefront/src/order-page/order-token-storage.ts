// The way to the bank leads out of the shop, and what comes back from there carries the order's number alone.
const keyOf = (number: string) => `order-token:${number}`;

/** Stores the secret of an order in this tab, while the payment page is open in it. */
export function storeOrderToken(number: string, token: string): void {
  try {
    window.sessionStorage.setItem(keyOf(number), token);
  } catch {
    // A browser without storage comes back to a page that refers to the mail.
  }
}

/** The secret of an order that is being paid in this tab. */
export function storedOrderToken(number: string): string | undefined {
  try {
    return window.sessionStorage.getItem(keyOf(number)) ?? undefined;
  } catch {
    return undefined;
  }
}
