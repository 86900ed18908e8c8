import { staffOf } from '../../access.ts';
import { isAnyOf } from '../../database/is-any-of.ts';
import type { App } from '../../fastify-app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { variantMeasuresOf } from '../catalog/index.ts';
import { type OrderView, openPieces, readOrders } from '../orders/index.ts';
import { problemSentence } from './label-problems.ts';
import type { LabelProvider } from './label-provider.ts';
import { proposeParcel } from './propose-parcel.ts';
import {
  labelBody,
  labelFileQuery,
  labelParams,
  labelSchema,
  labelsAnswerSchema,
  labelsQuery,
} from './shipping-labels.schema.ts';
import type { StoredLabel } from './shipping-labels.store.ts';
import { amountToCollect, LIVING, type ShippingLabels, type WantedParcel } from './shipping-labels.ts';

const tags = ['orders'];
const error = { $ref: 'Error#' } as const;
// As sending parcels: an order is full of personal data.
const config = { access: 'staff:admin' } as const;
const answer = { 200: labelSchema, 404: error, 409: error, 422: error, 503: error } as const;

export interface LabelRoutesDeps {
  readonly labels: ShippingLabels;
  readonly providers: readonly LabelProvider[];
}

/** Labels of carriers, for whoever packs. */
export function shippingLabelsRoutes(app: App, { labels, providers }: LabelRoutesDeps): void {
  app.get(
    '/staff/shipping-labels',
    {
      config,
      schema: {
        tags,
        summary: 'The labels of some orders, and what their next parcel would be',
        querystring: labelsQuery,
        response: { 200: labelsAnswerSchema },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (providers.length === 0) return { isOffered: false, items: [] };
      const ids = [...new Set(query.orders.split(',').map(Number))];
      const rows = await app.db
        .selectFrom('sales_order')
        .selectAll()
        .where(isAnyOf(app.db, 'id', ids))
        .execute();
      const found = await readOrders(app.db, rows);
      const made = Map.groupBy(await labels.ofOrders(ids), ({ orderId }) => orderId);
      const measures = await variantMeasuresOf(
        app.db,
        found.flatMap((order) => order.lines.map(({ sku }) => sku)),
      );
      return {
        isOffered: true,
        items: found.map((order) => orderAnswer(order, made.get(order.id) ?? [], measures)),
      };
    },
  );

  app.post(
    '/staff/orders/:id/labels',
    {
      config: { ...config, auditValues: ['service', 'size', 'weightGrams', 'isAnother'] },
      schema: {
        tags,
        summary: 'Have a carrier make the label of a parcel; asked again while it is not known, no second one is made',
        params: labelParams,
        body: labelBody,
        response: answer,
      },
    },
    async (request) => {
      const { isAnother = false, ...parcel } = request.body;
      const label = await labels.make({
        orderId: request.params.id,
        staffId: staffOf(request).id,
        parcel: wantedParcel(parcel),
        isAnother,
      });
      return labelAnswer(label);
    },
  );

  app.post(
    '/staff/shipping-labels/:id/refresh',
    { config, schema: { tags, summary: 'Ask the carrier how a label is', params: labelParams, response: answer } },
    async ({ params }) => labelAnswer(await labels.refresh(params.id)),
  );

  app.delete(
    '/staff/shipping-labels/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Take a label back, or put it aside where the carrier keeps it',
        params: labelParams,
        response: answer,
      },
    },
    async ({ params }) => labelAnswer(await labels.cancel(params.id)),
  );

  app.get(
    '/staff/shipping-labels/file',
    { config, schema: { tags, summary: 'Labels as one PDF', querystring: labelFileQuery } },
    async ({ query }, reply) => {
      const file = await labels.file([...new Set(query.ids.split(',').map(Number))], query.format);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="etykiety-${query.format.toLowerCase()}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(file);
    },
  );

  function orderAnswer(
    order: OrderView,
    made: readonly StoredLabel[],
    measures: Awaited<ReturnType<typeof variantMeasuresOf>>,
  ) {
    const offer = labels.offerFor(order);
    const pieces = order.lines.map((line) => {
      const { weightGrams = null, dimensions = null } = measures.get(line.sku) ?? {};
      return { quantity: openPieces(line), weightGrams, dimensions };
    });
    const proposal = proposeParcel(pieces.filter(({ quantity }) => quantity > 0));
    return {
      orderId: order.id,
      number: order.number,
      carrier: offer?.provider.title ?? null,
      service: offer?.service ?? null,
      canMake: offer !== undefined && order.status === 'processing' && pieces.some(({ quantity }) => quantity > 0),
      proposal: { ...proposal, dimensions: proposal.dimensions && { ...proposal.dimensions } },
      toCollect: amountToCollect(
        order,
        made.filter(({ status }) => LIVING.includes(status)),
      ),
      labels: made.map(labelAnswer),
    };
  }

  function labelAnswer(label: StoredLabel) {
    const { id, orderId, provider, reference, status, parcel, cod, trackingNumber, problem, isUsed } = label;
    const of = providers.find(({ name }) => name === provider);
    const carrier = of?.title ?? provider;
    return {
      id,
      orderId,
      provider,
      carrier,
      reference,
      status,
      service: parcel.service,
      size: parcel.service === 'locker' ? parcel.size : null,
      point: parcel.service === 'locker' ? parcel.point : null,
      weightGrams: parcel.service === 'courier' ? parcel.weightGrams : null,
      cod,
      trackingNumber,
      problem: problem && problemSentence(problem, carrier, label.problemDetail),
      isUsed,
      formats: [...(of?.formatsOf(parcel.service) ?? [])],
      createdAt: label.createdAt.toISOString(),
    };
  }
}

interface ParcelInput {
  readonly service: 'locker' | 'courier';
  readonly size?: 'A' | 'B' | 'C';
  readonly weightGrams?: number;
  readonly lengthMm?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
}

/** A locker needs its size, a courier the measures of the box. */
function wantedParcel({ service, size, weightGrams, lengthMm, widthMm, heightMm }: ParcelInput): WantedParcel {
  if (service === 'locker') {
    if (!size) throw new FieldInvalid('/size', 'required', {});
    return { service, size };
  }
  const measures = { weightGrams, lengthMm, widthMm, heightMm };
  for (const [name, value] of Object.entries(measures))
    if (value === undefined) throw new FieldInvalid(`/${name}`, 'required', {});
  const { weightGrams: grams = 0, lengthMm: length = 0, widthMm: width = 0, heightMm: height = 0 } = measures;
  return { service, weightGrams: grams, lengthMm: length, widthMm: width, heightMm: height };
}
