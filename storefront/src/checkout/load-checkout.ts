import { loadSheets } from '../style-sheets/index.ts';

/** The steps of the checkout and its summary with their styles: code of their own, which comes with the page that shows them. */
export async function loadCheckout() {
  const sheets = loadSheets({ drivers: [], isPlain: false, late: ['checkout'] });
  const { CheckoutSteps, OrderSummary } = await import('./checkout-steps.tsx');
  await sheets;
  return { CheckoutSteps, OrderSummary };
}
