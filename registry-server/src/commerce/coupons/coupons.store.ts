import { normalizeForSearch } from '@witryna/module-schemas';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { containsPattern } from '../../text/like-pattern.ts';
import type { FollowMove } from '../catalog/index.ts';
import { codeKeyOf } from './coupon-code.ts';
import { hasCouponStatus } from './coupon-status.ts';
import { CouponCodeTaken } from './coupons.errors.ts';
import type { CouponInput, CouponStatus } from './coupons.schema.ts';
import type { CouponTable } from './coupons.tables.ts';

export type Coupon = Selectable<CouponTable>;

export interface CouponQuery extends Paging {
  readonly siteId: number;
  readonly search?: string | undefined;
  readonly status?: CouponStatus | undefined;
}

/** Coupons as staff keep them. */
export function createCouponsStore(db: Db, now: () => Date = () => new Date()) {
  return {
    async list({ siteId, search, status, ...paging }: CouponQuery) {
      const { limit, offset } = rowsOf(paging);
      let matching = db.selectFrom('coupon').where('siteId', '=', siteId);
      if (search !== undefined && search.trim() !== '') {
        const pattern = containsPattern(search);
        matching = matching.where(sql<boolean>`${sql.ref('searchText')} like ${pattern} escape '\\'`);
      }
      if (status !== undefined) matching = matching.where((eb) => hasCouponStatus(eb, status, now()));
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items: Coupon[] = await matching
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    find: (id: number): Promise<Coupon | undefined> =>
      db.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirst(),

    create: (siteId: number, input: CouponInput): Promise<Coupon> =>
      saying(input, () =>
        inTransaction(db, (trx) =>
          trx
            .insertInto('coupon')
            .values({ siteId, uses: 0, createdAt: now(), ...columnsOf(input, now()) })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
      ),

    /** Undefined when there is no such coupon. What was used stays used. */
    update: (id: number, input: CouponInput): Promise<Coupon | undefined> =>
      saying(input, () =>
        inTransaction(db, (trx) =>
          trx.updateTable('coupon').set(columnsOf(input, now())).where('id', '=', id).returningAll().executeTakeFirst(),
        ),
      ),

    /** Takes it from all carts as well; one that is gone is removed already. */
    remove: (id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('coupon').where('id', '=', id).execute();
      }),
  };
}

export type CouponsStore = ReturnType<typeof createCouponsStore>;

/** The coupons of these codes, in the order of the codes; undefined for a code that there is not. */
export async function findCouponsByCode(
  db: Db | Trx,
  siteId: number,
  codes: readonly string[],
): Promise<(Coupon | undefined)[]> {
  const keys = codes.map(codeKeyOf);
  if (keys.length === 0) return [];
  const rows: Coupon[] = await db
    .selectFrom('coupon')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('codeKey', 'in', keys)
    .execute();
  return keys.map((key) => rows.find(({ codeKey }) => codeKey === key));
}

/** Coupons for goods of categories that have moved are for the same goods as before. */
export const followMovedCategories: FollowMove = async (trx, currentPath) => {
  const coupons = await trx.selectFrom('coupon').select(['id', 'categoryPaths']).execute();
  for (const { id, categoryPaths } of coupons) {
    const current = categoryPaths.map(currentPath);
    if (current.every((path, index) => path === categoryPaths[index])) continue;
    await trx
      .updateTable('coupon')
      .set({ categoryPaths: JSON.stringify(current) })
      .where('id', '=', id)
      .execute();
  }
};

function columnsOf(input: CouponInput, updatedAt: Date) {
  return {
    code: input.code.trim(),
    codeKey: codeKeyOf(input.code),
    name: input.name,
    searchText: normalizeForSearch(`${input.code} ${input.name}`),
    kind: input.kind,
    percent: input.percent ?? null,
    amount: input.amount ?? null,
    minimum: input.minimum ?? null,
    startsAt: momentOf(input.startsAt),
    endsAt: momentOf(input.endsAt),
    categoryPaths: JSON.stringify(input.categoryPaths),
    giftSkus: JSON.stringify(input.giftSkus),
    usageLimit: input.usageLimit ?? null,
    usagePerCustomer: input.usagePerCustomer ?? null,
    isActive: input.isActive,
    updatedAt,
  };
}

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

async function saying<T>({ code }: CouponInput, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'coupon_siteId_codeKey_key') throw new CouponCodeTaken(code);
    throw error;
  }
}
