import { loadSheets } from '../style-sheets/index.ts';

/** The last step with its styles: code of its own, asked for when somebody has chosen a delivery. */
export async function loadPayment() {
  const sheets = loadSheets({ drivers: [], isPlain: false, late: ['payment'] });
  const { PaymentStep } = await import('./payment/payment-step.tsx');
  await sheets;
  return { PaymentStep };
}
