import type { OrderStatus } from '../../api/commerce/orders.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  new: 'accent',
  accepted: 'accent',
  pending: 'accent',
  pendingPayment: 'warning',
  ngeniusDeclined: 'danger',
  paymentReview: 'warning',
  processing: 'accent',
  onHold: 'warning',
  complete: 'success',
  ngeniusComplete: 'success',
  'returned-to-sender': 'danger',
  close: 'neutral',
  closed: 'neutral',
  canceled: 'neutral',
  fraud: 'danger',
};

/** Where an order stands, in a word. */
export function OrderStatusBadge({ status, label }: { readonly status: OrderStatus; readonly label: string }) {
  return <Badge tone={TONES[status]}>{label}</Badge>;
}
