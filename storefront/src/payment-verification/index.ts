export { PaymentVerification } from './payment-verification.tsx';
