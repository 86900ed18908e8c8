import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import { DEMO_SHIPX } from '../demo-accounts.ts';
import { createInpostPoints } from '../inpost/inpost-points.ts';
import { createBoundedMap } from '../payments/bounded-map.ts';
import { labelFile } from './label-file.ts';
import {
  faultsOfShipment,
  LOCKER_SERVICE,
  makeTrackingNumber,
  type Shipment,
  type ShipmentBody,
  shipmentAnswer,
  statusOf,
} from './shipment.ts';

/** How it behaves; `POST /shipx/mood` sets what it is given. */
interface ShipxFailureMode {
  /** `lost` makes the parcel and fails to say so; `no-contract` and `debt` refuse each; `unpaid` never gets a label paid. */
  mode: 'ok' | 'down' | 'lost' | 'no-contract' | 'debt' | 'unpaid';
  /** Before each answer. */
  delayMs: number;
  /** How long it takes until a parcel has its number. */
  confirmAfterMs: number;
}

const CALM: ShipxFailureMode = { mode: 'ok', delayMs: 0, confirmAfterMs: 300 };
const MOST_KEPT = 2_000;
const PAGE_SIZE = 30;
const REFUSALS: Partial<Record<ShipxFailureMode['mode'], string>> = {
  'no-contract': 'trucker_id_not_set',
  debt: 'debt_collection',
};

const moodSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: { enum: ['ok', 'down', 'lost', 'no-contract', 'debt', 'unpaid'] },
    delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    confirmAfterMs: { type: 'integer', minimum: 0, maximum: 600_000 },
  },
} as const;
const bodySchema = {
  type: 'object',
  required: ['receiver', 'parcels', 'service'],
  properties: {
    receiver: { type: 'object' },
    parcels: { type: 'array', minItems: 1, maxItems: 1_000, items: { type: 'object' } },
    service: { type: 'string' },
    reference: { type: 'string', minLength: 3, maxLength: 100 },
  },
} as const;

/** Labels in the manner of InPost's ShipX, below `/shipx`: parcels in the simplified mode, which are paid a moment later. */
export async function shipxPlugin(
  app: FastifyInstance,
  { config }: { readonly config: StandInsConfig },
): Promise<void> {
  const failureMode: ShipxFailureMode = { ...CALM };
  const shipments = createBoundedMap<Shipment>(MOST_KEPT);
  let lastId = 4_257_000;
  let operating: ReadonlySet<string> | undefined;
  const isOpenPoint = (code: string) => {
    operating ??= new Set(
      createInpostPoints(config.url).flatMap(({ name, status }) => (status === 'Operating' ? [name] : [])),
    );
    return operating.has(code);
  };
  const answer = (shipment: Shipment) => shipmentAnswer(shipment, { url: config.url, now: new Date() });
  const refuse = (reply: FastifyReply, status: number, error: string, details: object = {}) =>
    reply.status(status).send({ status, error, message: 'See details.', details });

  app.post<{ Body: Partial<ShipxFailureMode> }>('/shipx/mood', { schema: { body: moodSchema } }, async ({ body }) =>
    Object.assign(failureMode, body),
  );

  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization !== `Bearer ${DEMO_SHIPX.token}`) return refuse(reply, 401, 'unauthorized');
      if (failureMode.delayMs > 0) await setTimeout(failureMode.delayMs);
      return failureMode.mode === 'down' ? refuse(reply, 500, 'internal_server_error') : undefined;
    });
    scope.addHook<{ Params: { organization?: string; id?: string } }>('preHandler', async ({ params }, reply) => {
      if (params.organization !== undefined && params.organization !== DEMO_SHIPX.organizationId)
        return refuse(reply, 403, 'access_forbidden');
      if (params.id !== undefined && !shipments.get(params.id)) return refuse(reply, 404, 'resource_not_found');
      return undefined;
    });

    scope.post<{ Body: ShipmentBody }>(
      '/shipx/v1/organizations/:organization/shipments',
      { schema: { body: bodySchema } },
      async ({ body }, reply) => {
        const refusal = REFUSALS[failureMode.mode];
        if (refusal !== undefined) return refuse(reply, 400, refusal);
        const faults = faultsOfShipment(body, isOpenPoint);
        if (faults) return refuse(reply, 400, 'validation_failed', faults);
        const createdAt = new Date();
        lastId += 1;
        const shipment: Shipment = {
          ...body,
          id: lastId,
          createdAt,
          trackingNumber: makeTrackingNumber(),
          confirmedAt: new Date(createdAt.getTime() + failureMode.confirmAfterMs),
          ...(failureMode.mode === 'unpaid' && { failure: 'insufficient_funds' }),
          isCanceled: false,
        };
        shipments.set(String(shipment.id), shipment);
        if (failureMode.mode === 'lost') return refuse(reply, 502, 'bad_gateway');
        return reply.status(201).send(answer(shipment));
      },
    );

    scope.get<{ Querystring: { created_at_gteq?: string; page?: string } }>(
      '/shipx/v1/organizations/:organization/shipments',
      async ({ query }) => {
        const since = query.created_at_gteq ? new Date(query.created_at_gteq) : new Date(0);
        const page = Number(query.page ?? 1);
        const found = shipments.values().filter(({ createdAt }) => createdAt >= since);
        return {
          href: `${config.url}/shipx/v1/organizations/${DEMO_SHIPX.organizationId}/shipments`,
          count: found.length,
          page,
          per_page: PAGE_SIZE,
          items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(answer),
        };
      },
    );

    scope.get<{ Params: { id: string } }>('/shipx/v1/shipments/:id', async ({ params }) => answer(known(params.id)));

    scope.delete<{ Params: { id: string } }>('/shipx/v1/shipments/:id', async ({ params }, reply) => {
      const shipment = known(params.id);
      const status = statusOf(shipment, new Date());
      if (status !== 'created' && status !== 'offer_selected')
        return refuse(reply, 400, 'invalid_action', { action: 'cancel', shipment_status: status });
      shipment.isCanceled = true;
      return reply.status(204).send();
    });

    scope.get<{ Params: { id: string }; Querystring: { type?: string } }>(
      '/shipx/v1/shipments/:id/label',
      async ({ params, query }, reply) => sendLabels(reply, [known(params.id)], query.type),
    );

    scope.get<{ Querystring: { 'shipment_ids[]'?: string | string[]; type?: string } }>(
      '/shipx/v1/organizations/:organization/shipments/labels',
      async ({ query }, reply) => {
        const asked = [query['shipment_ids[]'] ?? []].flat().map((id) => shipments.get(id));
        const found = asked.flatMap((shipment) => (shipment ? [shipment] : []));
        if (found.length === 0 || found.length < asked.length) return refuse(reply, 404, 'resource_not_found');
        return sendLabels(reply, found, query.type);
      },
    );
  });

  /** The hook before each handler has refused ids of which nothing is known. */
  function known(id: string): Shipment {
    const shipment = shipments.get(id);
    if (!shipment) throw new Error(`No shipment has the id ${id}`);
    return shipment;
  }

  function sendLabels(reply: FastifyReply, asked: readonly Shipment[], type = 'normal') {
    const now = new Date();
    const unpaid = asked.find((shipment) => statusOf(shipment, now) !== 'confirmed');
    if (unpaid) {
      const shipment_status = statusOf(unpaid, now);
      return refuse(reply, 400, 'invalid_action', { action: 'get_label', shipment_status });
    }
    // Labels of couriers have one size.
    const isA6 = type === 'A6' || asked.some(({ service }) => service !== LOCKER_SERVICE);
    return reply.type('application/pdf').send(labelFile(asked, isA6 ? 'A6' : 'normal'));
  }
}
