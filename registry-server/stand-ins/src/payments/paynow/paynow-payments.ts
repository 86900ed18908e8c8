import { randomBytes } from 'node:crypto';
import { createBoundedMap } from '../bounded-map.ts';

export type PaynowStatus = 'NEW' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'ABANDONED';

/** A payment as the stand-in knows it. */
export interface PaynowPayment {
  readonly paymentId: string;
  readonly externalId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly continueUrl: string;
  status: PaynowStatus;
  refunded: number;
}

export interface PaynowRefund {
  readonly refundId: string;
  readonly paymentId: string;
  status: 'PENDING' | 'SUCCESSFUL';
}

const newId = (length: number) => randomBytes(16).toString('hex').toUpperCase().slice(0, length);

/** Payments and refunds in memory. */
export function createPaynowPayments() {
  const payments = createBoundedMap<PaynowPayment>();
  const refunds = createBoundedMap<PaynowRefund>();
  return {
    get: payments.get,
    open: (facts: Omit<PaynowPayment, 'paymentId' | 'status' | 'refunded'>): PaynowPayment => {
      const paymentId = `NO${newId(4)}-${newId(7)}`;
      return payments.set(paymentId, { ...facts, paymentId, status: 'NEW', refunded: 0 });
    },
    refund: refunds.get,
    createRefund(payment: PaynowPayment, amount: number): PaynowRefund {
      payment.refunded += amount;
      const refundId = `RE${newId(4)}-${newId(7)}`;
      return refunds.set(refundId, { refundId, paymentId: payment.paymentId, status: 'PENDING' });
    },
  };
}
