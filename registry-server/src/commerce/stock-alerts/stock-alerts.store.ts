import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import type { Tables } from '../../database/tables.ts';
import type { Trx } from '../../database/transaction.ts';
import { createSessionToken, hashOfToken } from '../../identity/credentials/index.ts';
import type { StockAlertTable } from './stock-alerts.tables.ts';

export type StockAlertRow = Selectable<StockAlertTable>;
export type StockAlertWish = Pick<
  StockAlertRow,
  'email' | 'customerId' | 'productSku' | 'variantSku' | 'siteId' | 'language' | 'status'
>;

/** An alert whose product is there again, with what its mail tells. */
export interface DueAlert extends StockAlertRow {
  readonly productName: string;
  readonly urlKey: string;
}

/** The alert of this mailbox for this variant, locked; made as it is wished when there is none. */
export async function lockOrCreateAlert(trx: Trx, wish: StockAlertWish, now: Date): Promise<StockAlertRow> {
  await trx
    .insertInto('stock_alert')
    .values({ ...wish, createdAt: now })
    .onConflict((conflict) => conflict.columns(['email', 'variantSku']).doNothing())
    .execute();
  return trx
    .selectFrom('stock_alert')
    .selectAll()
    .where('email', '=', wish.email)
    .where('variantSku', '=', wish.variantSku)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Lets it wait: the mailbox is proven. */
export async function startWaiting(trx: Trx, id: number): Promise<void> {
  const change = { status: 'WAITING', tokenHash: null, tokenExpiresAt: null } as const;
  await trx.updateTable('stock_alert').set(change).where('id', '=', id).execute();
}

/** A new token for the mail that asks. */
export async function issueAlertToken(trx: Trx, id: number, tokenExpiresAt: Date): Promise<string> {
  const token = createSessionToken();
  await trx
    .updateTable('stock_alert')
    .set({ tokenHash: hashOfToken(token), tokenExpiresAt })
    .where('id', '=', id)
    .execute();
  return token;
}

/** The alert that a token confirms; of two at the same time one gets it. */
export function confirmAlert(trx: Trx, token: string, now: Date): Promise<StockAlertRow | undefined> {
  return trx
    .updateTable('stock_alert')
    .set({ status: 'WAITING', tokenHash: null, tokenExpiresAt: null })
    .where('tokenHash', '=', hashOfToken(token))
    .where('tokenExpiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Whose alerts. A mailbox that nobody has proven is not enough to see what its owner waits for. */
export interface AlertOwner {
  readonly email?: string;
  readonly customerId?: number;
}

const isOf =
  ({ email, customerId }: AlertOwner) =>
  (eb: ExpressionBuilder<Tables, 'stock_alert'>) =>
    eb.or([
      ...(email === undefined ? [] : [eb('email', '=', email)]),
      ...(customerId === undefined ? [] : [eb('customerId', '=', customerId)]),
    ]);

/** Ends an alert of theirs. */
export async function removeAlert(db: Db, id: number, owner: AlertOwner): Promise<void> {
  await db.deleteFrom('stock_alert').where('id', '=', id).where(isOf(owner)).execute();
}

/** Their alerts, the latest first. */
export function alertsOf(db: Db | Trx, owner: AlertOwner, limit: number): Promise<StockAlertRow[]> {
  return db.selectFrom('stock_alert').selectAll().where(isOf(owner)).orderBy('id', 'desc').limit(limit).execute();
}

/** Takes alerts out whose product is there again; no other node gets them. Without skus: of all products. */
export async function takeDue(trx: Trx, skus: readonly string[] | undefined, limit: number): Promise<DueAlert[]> {
  const rows = await trx
    .selectFrom('stock_alert')
    .innerJoin('product', 'product.sku', 'stock_alert.productSku')
    .selectAll('stock_alert')
    .select(['product.name as productName', 'product.urlKey'])
    .where('stock_alert.status', '=', 'WAITING')
    .where('product.isActive', '=', true)
    .$if(skus !== undefined, (query) => query.where('stock_alert.productSku', 'in', skus ?? []))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product_variant')
          .innerJoin('stock', 'stock.variantId', 'product_variant.id')
          .select('stock.variantId')
          .whereRef('product_variant.productId', '=', 'product.id')
          .where('stock.sellable', '>', 0)
          .where((own) =>
            own.or([
              own('product_variant.sku', '=', own.ref('stock_alert.variantSku')),
              own('stock_alert.variantSku', '=', own.ref('stock_alert.productSku')),
            ]),
          ),
      ),
    )
    .orderBy('stock_alert.id')
    .limit(limit)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate('stock_alert').skipLocked())
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('stock_alert').where('id', 'in', ids).execute();
  return rows;
}

/** Forgets what nobody confirmed in time. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('stock_alert').where('status', '=', 'UNCONFIRMED').where('tokenExpiresAt', '<=', now).execute();
}
