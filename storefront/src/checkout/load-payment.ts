import type { PaymentTexts } from '../i18n/payment.pl.ts';
import { loadSheets } from '../style-sheets/index.ts';

/** The last step with its styles and its sentences: code of its own, asked for when somebody has chosen a delivery. */
export async function loadPayment(language: string) {
  const [{ PaymentStep }, texts] = await Promise.all([
    import('./payment/payment-step.tsx'),
    loadPaymentTexts(language),
    loadSheets({ drivers: [], isPlain: false, late: ['payment'] }),
  ]);
  return { PaymentStep, texts };
}

/** Of one language only; those without a catalogue read English. */
export async function loadPaymentTexts(language: string): Promise<PaymentTexts> {
  if (/^pl\b/i.test(language)) return (await import('../i18n/payment.pl.ts')).paymentPl;
  return (await import('../i18n/payment.en.ts')).paymentEn;
}
