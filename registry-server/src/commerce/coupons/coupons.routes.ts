import type { Db } from '../../database/dialects.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { InputInvalid } from '../../http/error-handler.ts';
import { readPurchasableVariants } from '../pricing/index.ts';
import { faultsOfCoupon } from './coupon-faults.ts';
import { statusOfCoupon } from './coupon-status.ts';
import {
  type CouponInput,
  couponAnswerSchema,
  couponListAnswerSchema,
  couponListSchema,
  couponParams,
  couponSchema,
} from './coupons.schema.ts';
import type { Coupon, CouponsStore } from './coupons.store.ts';

const tags = ['coupons'];
const error = { $ref: 'Error#' } as const;
const refusals = { 404: error, 409: error, 422: error } as const;
const reading = { access: 'staff:viewer' } as const;
// What is written here holds in the shop at once: it is publishing.
const writing = { access: 'staff:publisher' } as const;

/** Coupons, for staff. */
export function couponsRoutes(app: App, coupons: CouponsStore): void {
  const answerOf = (coupon: Coupon) => toAnswer(coupon, app.sites.find(String(coupon.siteId))?.code ?? '');

  app.get(
    '/staff/coupons',
    {
      config: reading,
      schema: { tags, summary: 'Coupons', querystring: couponListSchema, response: { 200: couponListAnswerSchema } },
    },
    async ({ query: { site, ...query } }) => {
      const { items, total } = await coupons.list({ ...query, siteId: app.sites.require(site).id });
      return { items: items.map(answerOf), total, page: query.page, pageSize: query.pageSize };
    },
  );

  app.post(
    '/staff/coupons',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Make a coupon',
        body: couponSchema,
        response: { 201: couponAnswerSchema, ...refusals },
      },
    },
    async ({ body }, reply) => {
      const site = app.sites.require(body.site);
      await refuseUnsound(app.db, body, site.currency);
      return reply.status(201).send(answerOf(await coupons.create(site.id, body)));
    },
  );

  app.get(
    '/staff/coupons/:id',
    { config: reading, schema: { tags, params: couponParams, response: { 200: couponAnswerSchema, 404: error } } },
    async ({ params: { id } }) => answerOf(await require(id)),
  );

  app.put(
    '/staff/coupons/:id',
    {
      config: writing,
      schema: {
        tags,
        params: couponParams,
        body: couponSchema,
        response: { 200: couponAnswerSchema, ...refusals },
      },
    },
    async ({ params: { id }, body }) => {
      const { siteId } = await require(id);
      await refuseUnsound(app.db, body, app.sites.require(String(siteId)).currency);
      const changed = await coupons.update(id, body);
      if (!changed) throw new NotFound();
      return answerOf(changed);
    },
  );

  app.delete(
    '/staff/coupons/:id',
    { config: writing, schema: { tags, params: couponParams } },
    async (request, reply) => {
      await coupons.remove(request.params.id);
      return reply.status(204).send();
    },
  );

  async function require(id: number): Promise<Coupon> {
    const coupon = await coupons.find(id);
    if (!coupon) throw new NotFound();
    return coupon;
  }
}

/** Throws `InputInvalid` for terms that contradict each other or name what there is not. */
async function refuseUnsound(db: Db, input: CouponInput, currency: string): Promise<void> {
  const faults = faultsOfCoupon(input);
  const [paths, variants] = await Promise.all([
    knownPaths(db, input.categoryPaths),
    readPurchasableVariants(db, input.giftSkus, currency),
  ]);
  const skus = new Set(variants.flatMap(({ sku, productSku }) => [sku, productSku]));
  for (const [index, path] of input.categoryPaths.entries()) {
    if (paths.has(path)) continue;
    faults.push({ path: `/categoryPaths/${index}`, rule: 'exists', message: `Nie ma kategorii „${path}”.` });
  }
  for (const [index, sku] of input.giftSkus.entries()) {
    if (skus.has(sku)) continue;
    faults.push({ path: `/giftSkus/${index}`, rule: 'exists', message: `Nie ma produktu „${sku}”.` });
  }
  if (faults.length > 0) throw new InputInvalid(faults);
}

async function knownPaths(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db.selectFrom('category').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}

function toAnswer(coupon: Coupon, site: string) {
  const { id, code, name, kind, categoryPaths, giftSkus, uses, isActive } = coupon;
  const { percent, amount, minimum, usageLimit, usagePerCustomer, startsAt, endsAt } = coupon;
  return {
    id,
    site,
    code,
    name,
    kind,
    categoryPaths: [...categoryPaths],
    giftSkus: [...giftSkus],
    uses,
    isActive,
    status: statusOfCoupon(coupon, new Date()),
    ...(percent !== null && { percent }),
    ...(amount !== null && { amount }),
    ...(minimum !== null && { minimum }),
    ...(usageLimit !== null && { usageLimit }),
    ...(usagePerCustomer !== null && { usagePerCustomer }),
    ...(startsAt && { startsAt: startsAt.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  };
}
