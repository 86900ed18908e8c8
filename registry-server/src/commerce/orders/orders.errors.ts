import { AppError } from '../../errors.ts';
import type { OrderStatus } from '../order-status.ts';

/** No such order, or none that the caller may know of. */
export class OrderMissing extends AppError {
  constructor() {
    super(404, 'order-missing');
  }
}

/** The order cannot go there from where it is. */
export class MoveRefused extends AppError {
  constructor(from: OrderStatus, to: OrderStatus, allowed: readonly OrderStatus[]) {
    super(409, 'order-move-refused', { from, to, allowed });
  }
}

/** Somebody else has changed the order since it was read. */
export class OrderChanged extends AppError {
  constructor(expected: number, found: number) {
    super(409, 'order-changed', { expected, found });
  }
}

/** Nothing leaves for an order of this status. */
export class ShipmentRefused extends AppError {
  constructor(status: OrderStatus) {
    super(409, 'order-not-shippable', { status });
  }
}

/** A product that somebody has ordered is withdrawn, not removed. */
export class ProductOrdered extends AppError {
  constructor(sku: string) {
    super(409, 'product-ordered', { sku });
  }
}
