export { OrderTransfers, TransfersCard } from './order-transfers.tsx';
