import { staffOf } from '../../../access.ts';
import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { listSchema } from '../../../http/paging.ts';
import { attemptsOfOrder } from '../attempts/attempts.store.ts';
import type { IncidentsStore } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Payments } from '../payments.ts';
import { markRefundSent, markTransferReceived, retryRefund } from './manual-payments.ts';
import { attemptResponse, incidentResponse, refundResponse } from './staff-payment-responses.ts';
import {
  dealtBodySchema,
  incidentListQuery,
  incidentSchema,
  orderParams,
  orderPaymentsSchema,
  paymentReceivedBodySchema,
  refundBodySchema,
  refundListSchema,
  refundSchema,
  refundSentBodySchema,
  rowParams,
} from './staff-payments.schema.ts';

const tags = ['payments'];
const error = { $ref: 'Error#' } as const;
const refusals = { 404: error, 409: error, 422: error } as const;
const admin = { access: 'staff:admin' } as const;

export interface PaymentStaffOptions {
  readonly deps: PaymentDeps;
  readonly payments: Payments;
  readonly incidents: IncidentsStore;
}

/** What staff see of payments, give back, and mark. */
export function paymentStaffRoutes(app: App, { deps, payments, incidents }: PaymentStaffOptions): void {
  app.get(
    '/staff/payment-problems',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Payments to look into, newest first',
        querystring: incidentListQuery,
        response: { 200: listSchema(incidentSchema) },
      },
    },
    async ({ query: { open, ...paging } }) => {
      const { items, total } = await incidents.list(open, paging);
      return { items: items.map(incidentResponse), total, ...paging };
    },
  );

  app.post(
    '/staff/payment-problems/:id/dealt',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Mark a payment to look into as dealt with',
        params: rowParams,
        body: dealtBodySchema,
        response: { 200: incidentSchema, ...refusals },
      },
    },
    async (request) => {
      const { params, body } = request;
      const dealt = await incidents.markDealt(params.id, staffOf(request).id, body.note ?? null, deps.now());
      if (!dealt) throw new NotFound();
      return incidentResponse(dealt);
    },
  );

  app.get(
    '/staff/orders/:orderId/payments',
    {
      config: admin,
      schema: {
        tags,
        summary: 'What was paid for an order and what went back',
        params: orderParams,
        response: { 200: orderPaymentsSchema, 404: error },
      },
    },
    async ({ params: { orderId } }) => {
      if (!(await deps.orders().find(orderId))) throw new NotFound();
      const [status, attempts, refunds] = await Promise.all([
        payments.statusOf(orderId),
        attemptsOfOrder(deps.db, orderId),
        payments.refundsOf(orderId),
      ]);
      const { outcome, captured = 0, refunded = 0 } = status ?? {};
      const lists = { attempts: attempts.map(attemptResponse), refunds: refunds.map(refundResponse) };
      return { ...(outcome && { outcome }), captured, refunded, ...lists };
    },
  );

  app.post(
    '/staff/orders/:orderId/refunds',
    {
      config: { access: 'staff:admin', auditValues: ['amount', 'key'] },
      schema: {
        tags,
        summary: 'Give money of an order back, all or a part',
        params: orderParams,
        body: refundBodySchema,
        response: { 201: refundListSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      if (!(await deps.orders().find(params.orderId))) throw new NotFound();
      const { amount, reason, key } = body;
      const refunds = await payments.refund({
        orderId: params.orderId,
        reason,
        key,
        staffId: staffOf(request).id,
        ...(amount !== undefined && { amount }),
      });
      return reply.status(201).send({ items: refunds.map(refundResponse) });
    },
  );

  app.post(
    '/staff/orders/:orderId/payment-received',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Mark a transfer, or the money of a carrier, as received',
        params: orderParams,
        body: paymentReceivedBodySchema,
        response: { 200: orderPaymentsSchema.properties.attempts.items, ...refusals },
      },
    },
    async (request) => attemptResponse(await markTransferReceived(deps, request.params.orderId)),
  );

  app.post(
    '/staff/payment-refunds/:id/done',
    {
      config: { ...admin, auditValues: ['sentOn'] },
      schema: {
        tags,
        summary: 'Mark a refund that a person has sent as done',
        params: rowParams,
        body: refundSentBodySchema,
        response: { 200: refundSchema, ...refusals },
      },
    },
    async (request) => {
      const { params, body } = request;
      const sent = { refundId: params.id, staffId: staffOf(request).id, sentOn: body?.sentOn };
      return refundResponse(await markRefundSent(deps, sent));
    },
  );

  app.post(
    '/staff/payment-refunds/:id/retry',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Ask the provider once more for a refund that it has refused',
        params: rowParams,
        response: { 200: refundSchema, ...refusals },
      },
    },
    async ({ params: { id } }) => refundResponse(await retryRefund(deps, id)),
  );
}
