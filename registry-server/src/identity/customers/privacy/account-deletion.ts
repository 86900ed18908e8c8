import { SHOP_TIME_ZONE } from '@witryna/module-schemas';
import { contactLink, type Site, secretLink, siteLink } from '../../../content/sites/index.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { InputRefused, NotAuthorized } from '../../../graphql/refusals.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time/durations.ts';
import { createSessionToken, hashOfToken } from '../../credentials/index.ts';
import { deleteAccount } from '../account/delete-account.ts';
import type { CustomerServices } from '../customer-services.ts';
import type { CustomerRow } from '../customers.store.ts';
import { endOtherSessions } from './sessions.ts';

/** For how long the owner may change their mind. */
const WAY_BACK_MS = DAY_MS;
/** For how long the link to somebody without a password works. */
const LINK_MS = 2 * HOUR_MS;
/** Asking again within this time sends no second mail. */
const PAUSE_MS = 2 * MINUTE_MS;
/** Accounts that are deleted in one go. */
const BATCH = 50;
const SECURITY_PATH = '/account/security';

/** Who wants to go, and what shows that it is the owner. */
interface DeletionWish {
  readonly customer: { readonly id: number; readonly email: string };
  readonly password?: string | undefined;
  /** Of the link in the mail. */
  readonly token?: string | undefined;
  readonly ip: string;
  /** The token with which it is asked: this device stays signed in, so that the owner sees the way back. */
  readonly session: string | undefined;
}

/** When an account will be deleted; undefined when nobody has asked for it. */
export async function deletionOf({ db }: Pick<CustomerServices, 'db'>, customerId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('customer_deletion')
    .select('endsAt')
    .where('customerId', '=', customerId)
    .where('isScheduled', '=', true)
    .executeTakeFirst();
  return row?.endsAt;
}

/** Decides that an account is deleted in a day, for whoever shows the password or the link that was sent. */
export async function scheduleDeletion(services: CustomerServices, wish: DeletionWish, site: Site): Promise<Date> {
  const { customer, password, token, ip, session } = wish;
  if (token === undefined) {
    if (!password) throw new InputRefused('Specify the "password" value.', 'input-invalid');
    const proven = await services.checkPassword({ email: customer.email, password, ip });
    if (proven.id !== customer.id) throw new NotAuthorized();
  }
  return inTransaction(services.db, async (trx) => {
    const owner = await lockOwner(services, trx, customer.id);
    if (token !== undefined) await requireLink(services, trx, customer.id, token);
    return schedule(services, trx, { owner, site, session });
  });
}

/**
 * The same for the contract's own field, which asks for no proof: a token that was stolen deletes nothing before the
 * owner has had a day, and a mail, to keep the account. Every device is signed out.
 */
export function scheduleDeletionByToken(services: CustomerServices, customerId: number, site: Site): Promise<Date> {
  return inTransaction(services.db, async (trx) => {
    const owner = await lockOwner(services, trx, customerId);
    return schedule(services, trx, { owner, site, session: undefined });
  });
}

/** The same for somebody who has asked the shop, also when the account is switched off; undefined when it is gone. */
export function scheduleDeletionByStaff(
  services: CustomerServices,
  customerId: number,
  siteOf: (owner: CustomerRow) => Site,
): Promise<Date | undefined> {
  return inTransaction(services.db, async (trx) => {
    const owner = await services.customers.lock(trx, customerId);
    if (!owner || owner.deletedAt) return undefined;
    return schedule(services, trx, { owner, site: siteOf(owner), session: undefined });
  });
}

/** Sends the link that shows who the owner of an account without a password is. */
export function sendDeletionLink(services: CustomerServices, customerId: number, site: Site): Promise<void> {
  const { now, mail } = services;
  return inTransaction(services.db, async (trx) => {
    const owner = await lockOwner(services, trx, customerId);
    const found = await trx
      .selectFrom('customer_deletion')
      .select(['isScheduled', 'createdAt'])
      .where('customerId', '=', customerId)
      .executeTakeFirst();
    const isRecent = found !== undefined && found.createdAt.getTime() > now().getTime() - PAUSE_MS;
    if (found?.isScheduled || isRecent) return;
    const token = createSessionToken();
    const row = {
      customerId,
      siteId: site.id,
      tokenHash: hashOfToken(token),
      isScheduled: false,
      endsAt: new Date(now().getTime() + LINK_MS),
      createdAt: now(),
    };
    await trx
      .insertInto('customer_deletion')
      .values(row)
      .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
      .execute();
    await mail.enqueue(trx, {
      template: 'account-deletion-link',
      to: owner.email,
      language: owner.language,
      site: site.code,
      data: {
        firstName: owner.firstName,
        confirmUrl: secretLink(site, SECURITY_PATH, { delete: token }),
        validMinutes: LINK_MS / MINUTE_MS,
      },
      key: `account-deletion-link:${hashOfToken(token)}`,
    });
  });
}

/** Keeps an account that was to be deleted; false when there was nothing to take back. */
export async function cancelDeletion({ db }: Pick<CustomerServices, 'db'>, customerId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_deletion')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the accounts whose time has come, each in a transaction of its own, and forgets links that have ended. */
export async function deleteDueAccounts(
  services: CustomerServices,
  findSite: (id: number) => Site | undefined,
): Promise<void> {
  const { db, now } = services;
  const due = await db
    .selectFrom('customer_deletion')
    .select(['customerId', 'siteId'])
    .where('isScheduled', '=', true)
    .where('endsAt', '<=', now())
    .orderBy('endsAt')
    .limit(BATCH)
    .execute();
  for (const { customerId, siteId } of due) await deleteDue(services, customerId, findSite(siteId));
  await db.deleteFrom('customer_deletion').where('isScheduled', '=', false).where('endsAt', '<=', now()).execute();
}

/** Another node may have been first, or the owner has changed their mind: what is decided is read under the lock. */
async function deleteDue(services: CustomerServices, customerId: number, site: Site | undefined): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const owner = await services.customers.lock(trx, customerId);
    const { numDeletedRows } = await trx
      .deleteFrom('customer_deletion')
      .where('customerId', '=', customerId)
      .where('isScheduled', '=', true)
      .where('endsAt', '<=', services.now())
      .executeTakeFirst();
    if (!owner || owner.deletedAt || numDeletedRows === 0n) return;
    await services.mail.enqueue(trx, {
      template: 'account-deleted',
      to: owner.email,
      language: owner.language,
      ...(site && { site: site.code }),
      data: { firstName: owner.firstName },
      key: `account-deleted:${customerId}`,
    });
    await deleteAccount(services, trx, owner, services.forgetters);
  });
}

async function lockOwner(services: CustomerServices, trx: Trx, customerId: number): Promise<CustomerRow> {
  const owner = await services.customers.lock(trx, customerId);
  if (!owner?.isActive) throw new NotAuthorized();
  return owner;
}

/** Uses the link up. */
async function requireLink({ now }: CustomerServices, trx: Trx, customerId: number, token: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_deletion')
    .where('customerId', '=', customerId)
    .where('isScheduled', '=', false)
    .where('tokenHash', '=', hashOfToken(token))
    .where('endsAt', '>', now())
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new InputRefused('The link is not valid.', 'token-invalid');
}

interface Decision {
  readonly owner: CustomerRow;
  readonly site: Site;
  readonly session: string | undefined;
}

/** Of an account that is to be deleted already the day stays as it was. */
async function schedule(services: CustomerServices, trx: Trx, { owner, site, session }: Decision): Promise<Date> {
  const { now, mail } = services;
  await endOtherSessions(trx, owner.id, session);
  const found = await trx
    .selectFrom('customer_deletion')
    .select('endsAt')
    .where('customerId', '=', owner.id)
    .where('isScheduled', '=', true)
    .executeTakeFirst();
  if (found) return found.endsAt;
  const endsAt = new Date(now().getTime() + WAY_BACK_MS);
  const row = { siteId: site.id, tokenHash: null, isScheduled: true, endsAt, createdAt: now() };
  await trx
    .insertInto('customer_deletion')
    .values({ customerId: owner.id, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
  await mail.enqueue(trx, {
    template: 'account-deletion-scheduled',
    to: owner.email,
    language: owner.language,
    site: site.code,
    data: {
      firstName: owner.firstName,
      dueAt: momentInWords(endsAt, owner.language),
      keepUrl: siteLink(site, SECURITY_PATH),
      contactUrl: contactLink(site),
    },
    key: `account-deletion-scheduled:${owner.id}:${now().getTime()}`,
  });
  return endsAt;
}

/** `25 listopada 2026 14:05`, by the shop's clock. */
function momentInWords(moment: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  });
  return format.format(moment);
}
