export { PaymentError } from './payment-error.tsx';
