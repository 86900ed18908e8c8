import type { Selectable } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { engineOf } from '../database/engine.ts';
import type { Trx } from '../database/transaction.ts';
import { createSessionToken, hashOfToken } from '../identity/credentials/index.ts';
import type { MailLanguage } from '../mail/index.ts';
import type {
  ConsentKind,
  NewsletterSubscriptionTable,
  NewsletterTokenPurpose,
  SubscriptionStatus,
} from './newsletter.tables.ts';

export type Subscription = Selectable<NewsletterSubscriptionTable>;
export type SubscriptionChange = Partial<Omit<Subscription, 'id' | 'createdAt' | 'updatedAt'>>;

/** A consent as it was given or withdrawn. */
export interface GivenConsent {
  readonly kind: ConsentKind;
  readonly isGranted: boolean;
  readonly textVersion: string;
  readonly source: string;
}

const NEW = { status: 'NOT_ACTIVE' as SubscriptionStatus, emailPromotion: false, smsPromotion: false };

/** The locked subscription of this mailbox, created when there is none. */
export async function lockOrCreateSubscription(
  trx: Trx,
  place: { readonly email: string; readonly siteId: number; readonly language: MailLanguage },
  now: Date,
): Promise<Subscription> {
  await trx
    .insertInto('newsletter_subscription')
    .values({ ...place, ...NEW, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const found = await lockSubscription(trx, place.email);
  if (!found) throw new Error('The newsletter subscription was not found after it was inserted.');
  return found;
}

/** The same, undefined when there is none. */
export function lockSubscription(trx: Trx, email: string): Promise<Subscription | undefined> {
  return trx
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export function updateSubscription(trx: Trx, id: number, change: SubscriptionChange, now: Date): Promise<Subscription> {
  return trx
    .updateTable('newsletter_subscription')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function recordConsents(
  trx: Trx,
  subscriptionId: number,
  consents: readonly GivenConsent[],
  now: Date,
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map((consent) => ({ ...consent, subscriptionId, recordedAt: now }));
  await trx.insertInto('newsletter_consent').values(rows).execute();
}

/** A token in place of earlier ones of its purpose. */
export async function issueNewsletterToken(
  trx: Trx,
  subscriptionId: number,
  purpose: NewsletterTokenPurpose,
  expiresAt: Date | null,
): Promise<string> {
  await trx
    .deleteFrom('newsletter_token')
    .where('subscriptionId', '=', subscriptionId)
    .where('purpose', '=', purpose)
    .execute();
  const token = createSessionToken();
  await trx
    .insertInto('newsletter_token')
    .values({ tokenHash: hashOfToken(token), subscriptionId, purpose, expiresAt })
    .execute();
  return token;
}

/** Consumes a confirmation token; of two concurrent requests one succeeds. */
export async function takeConfirmation(trx: Trx, token: string, now: Date): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('newsletter_token')
    .where('tokenHash', '=', hashOfToken(token))
    .where('purpose', '=', 'confirm')
    .where('expiresAt', '>', now)
    .returning('subscriptionId')
    .executeTakeFirst();
  return row?.subscriptionId;
}

/** The mailbox of an unsubscribe link, which can be used repeatedly. */
export async function findUnsubscription(trx: Trx, token: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('newsletter_token')
    .select('subscriptionId')
    .where('tokenHash', '=', hashOfToken(token))
    .where('purpose', '=', 'unsubscribe')
    .executeTakeFirst();
  return row?.subscriptionId;
}

/** The account of the same address shows what was done by link. */
export async function tellAccount(trx: Trx, email: string, isSubscribed: boolean): Promise<void> {
  await trx.updateTable('customer').set({ isSubscribed }).where('email', '=', email).execute();
}

/** The subscription of this mailbox. */
export function findSubscription(db: Db | Trx, email: string): Promise<Subscription | undefined> {
  return db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst();
}
