import { expect, test, vi } from 'vitest';
import { answers, choose, open, order, preparePaymentStep, refused, text } from '../../testing/payment-step-screen.tsx';

preparePaymentStep();
vi.mock('./load-rare-parts.ts', () => ({
  loadObstaclePanel: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

test('why an order was refused is told, also where the code does not come that knows what to do about it', async () => {
  await open();
  answers.set('PlaceOrder', () => refused('coupon-refused', { sentence: 'Kod LEN10 stracił ważność 31.10.2026.' }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Kod LEN10 stracił ważność 31.10.2026.');
});
