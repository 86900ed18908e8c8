export { FindOrderForm } from './find-order-form.tsx';
export { type KnownOrder, OrderGate } from './order-gate.tsx';
