import type { OrderScreens } from './order-screens.pl.ts';

export const orderScreensEn: OrderScreens = {
  '/order': {
    title: 'Your order',
    info: 'Loading the order…',
    action: 'Show the order',
    doneTitle: 'Your order',
    done: 'This is your order.',
    invalid: 'There is no order at this link. Open it once more from a message about the order.',
  },
  '/thank-you': {
    title: 'Order placed',
    info: 'Loading the order…',
    action: 'See its status',
    doneTitle: 'Order placed',
    done: 'The order is placed.',
    invalid: 'We have not found this order.',
  },
  '/payment-verification': {
    title: 'Checking the payment',
    info: 'This usually takes a few seconds.',
    action: 'Check again',
    doneTitle: 'Payment confirmed',
    done: 'The payment is confirmed.',
    invalid: 'We have not found this order.',
  },
  '/payment-error': {
    title: 'Payment error',
    info: 'Checking the order…',
    action: 'Pay for your order',
    doneTitle: 'Payment confirmed',
    done: 'The payment is confirmed.',
    invalid: 'We have not found this order.',
  },
};
