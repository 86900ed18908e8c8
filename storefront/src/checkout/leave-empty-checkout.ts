/**
 * Leaves a checkout that has nothing to order: for the cart, which says so; or, where this tab has thrown the page away
 * while the bank's app had the screen, for the page that waits for that payment.
 */
export async function leaveEmptyCheckout(addressOf: (path: string) => string): Promise<void> {
  window.location.replace(addressOf((await isPaymentAwaited()) ? '/payment-verification' : '/cart'));
}

async function isPaymentAwaited(): Promise<boolean> {
  try {
    const { rememberedWaiting } = await import('../blik-waiting/index.ts');
    return rememberedWaiting() !== undefined;
  } catch {
    return false;
  }
}
