import { loadSheets } from '../style-sheets/index.ts';

/** The steps of the checkout with their styles: code of their own, which comes with the page that shows them. */
export async function loadCheckout() {
  const sheets = loadSheets({ drivers: [], isPlain: false, late: ['checkout'] });
  const { CheckoutSteps } = await import('./checkout-steps.tsx');
  await sheets;
  return { CheckoutSteps };
}
