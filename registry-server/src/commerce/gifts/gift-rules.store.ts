import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { GiftRuleNameTaken } from './gifts.errors.ts';
import type { GiftRuleInput } from './gifts.schema.ts';
import type { GiftRuleTable } from './gifts.tables.ts';

export type GiftRule = Selectable<GiftRuleTable>;

/** Rules that a site may have: all of them are held against every cart. */
const MOST_RULES = 200;

/** What every change of a site's rules is told under. */
export const giftRulesTag = (siteId: number) => `gifts:${siteId}`;

/** Rules of what the shop gives, as staff keep them. */
export function createGiftRulesStore(db: Db, now: () => Date = () => new Date()) {
  return {
    async list({ siteId, ...paging }: Paging & { readonly siteId: number }) {
      const { limit, offset } = rowsOf(paging);
      const matching = db.selectFrom('gift_rule').where('siteId', '=', siteId);
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items: GiftRule[] = await matching.selectAll().orderBy('id').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** All that staff have switched on, whenever they hold. */
    listActive: (siteId: number): Promise<GiftRule[]> =>
      db
        .selectFrom('gift_rule')
        .selectAll()
        .where('siteId', '=', siteId)
        .where('isActive', '=', true)
        .orderBy('id')
        .limit(MOST_RULES)
        .execute(),

    find: (id: number): Promise<GiftRule | undefined> =>
      db.selectFrom('gift_rule').selectAll().where('id', '=', id).executeTakeFirst(),

    create: (siteId: number, input: GiftRuleInput): Promise<GiftRule> =>
      saying(input, () =>
        inTransaction(db, async (trx) => {
          await recordChange(trx, [giftRulesTag(siteId)]);
          return trx
            .insertInto('gift_rule')
            .values({ siteId, createdAt: now(), ...columnsOf(input, now()) })
            .returningAll()
            .executeTakeFirstOrThrow();
        }),
      ),

    /** Undefined when there is no such rule. */
    update: (id: number, input: GiftRuleInput): Promise<GiftRule | undefined> =>
      saying(input, () =>
        inTransaction(db, async (trx) => {
          const rule = await trx
            .updateTable('gift_rule')
            .set(columnsOf(input, now()))
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirst();
          if (rule) await recordChange(trx, [giftRulesTag(rule.siteId)]);
          return rule;
        }),
      ),

    /** One that is gone is removed already. */
    remove: (id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const rule = await trx.deleteFrom('gift_rule').where('id', '=', id).returning('siteId').executeTakeFirst();
        if (rule) await recordChange(trx, [giftRulesTag(rule.siteId)]);
      }),
  };
}

export type GiftRulesStore = ReturnType<typeof createGiftRulesStore>;

function columnsOf(input: GiftRuleInput, updatedAt: Date) {
  const { name, kind, threshold, skus, choices, startsAt, endsAt, isActive } = input;
  return {
    name,
    kind,
    threshold: threshold ?? null,
    skus: JSON.stringify(skus),
    choices,
    isActive,
    updatedAt,
    startsAt: startsAt === undefined ? null : new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  };
}

async function saying<T>({ name }: GiftRuleInput, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'gift_rule_siteId_name_key') throw new GiftRuleNameTaken(name);
    throw error;
  }
}
