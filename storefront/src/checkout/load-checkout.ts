import { loadSheets } from '../style-sheets/index.ts';

type CheckoutParts = Pick<typeof import('./checkout-steps.tsx'), 'CheckoutSteps' | 'OrderSummary'>;

let loaded: CheckoutParts | undefined;

/** The steps of the checkout and its summary with their styles: code of their own, which comes with the page that shows them. */
export async function loadCheckout(): Promise<CheckoutParts> {
  const sheets = loadSheets({ drivers: [], isPlain: false, late: ['checkout'] });
  const { CheckoutSteps, OrderSummary } = await import('./checkout-steps.tsx');
  await sheets;
  loaded = { CheckoutSteps, OrderSummary };
  return loaded;
}

/** The same without waiting; undefined while they are not loaded. */
export const loadedCheckout = (): CheckoutParts | undefined => loaded;
