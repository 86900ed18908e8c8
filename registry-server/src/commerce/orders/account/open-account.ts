import type { Site } from '../../../content/sites/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { TooManyRequests } from '../../../graphql/refusals.ts';
import {
  type BuyerAccount,
  type BuyerAccounts,
  CustomerEmailTaken,
  requireGoodPassword,
  signUpBuyer,
} from '../../../identity/customers/index.ts';
import type { RateLimit } from '../../../work/rate-limit.ts';
import type { OrderAddress, OrderRow } from '../order-view.ts';
import { lockOrder } from '../reading/find-order.ts';
import { readOrderAddresses, readOrderConsents } from '../reading/order-parts.ts';

export interface OpenAccountDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly accounts: BuyerAccounts;
  /** Of tries for one order. */
  readonly accountLimit: RateLimit;
}

export interface OrderAccountRequest {
  readonly order: Pick<OrderRow, 'id' | 'email'>;
  readonly password: string;
  readonly site: Site;
}

/** What staff read beside the order. */
const NOTE = 'Klient założył konto z\u00a0tego zamówienia.';

/**
 * Opens an account for the guest who placed an order, with what was given there, and attaches the order to it. Asked
 * again it does nothing more. An address that has an account gets a mail instead, which nobody here learns of.
 * Throws refusals of the password, and `TooManyRequests`.
 */
export async function openOrderAccount(deps: OpenAccountDeps, request: OrderAccountRequest): Promise<void> {
  const { order, password, site } = request;
  if (!deps.accountLimit(String(order.id))) throw new TooManyRequests();
  requireGoodPassword(password, { email: order.email, site });
  // Whatever comes of it takes as long.
  const passwordHash = await deps.accounts.hashPassword(password);
  const open = () => inTransaction(deps.db, (trx) => openLocked(trx, deps, { orderId: order.id, passwordHash, site }));
  try {
    await open();
  } catch (error) {
    // Somebody was faster to sign up with this address: the second time it is found.
    if (!(error instanceof CustomerEmailTaken)) throw error;
    await open();
  }
}

interface LockedRequest extends Pick<BuyerAccount, 'passwordHash' | 'site'> {
  readonly orderId: number;
}

async function openLocked(trx: Trx, { accounts, now }: OpenAccountDeps, request: LockedRequest): Promise<void> {
  const { orderId, ...account } = request;
  const order = await lockOrder(trx, orderId);
  if (!order || order.customerId !== null) return;
  const customerId = await signUpBuyer(accounts, trx, { ...account, buyer: await readBuyer(trx, order) });
  if (customerId === undefined) return;
  await trx
    .updateTable('sales_order')
    .set((eb) => ({ customerId, version: eb('version', '+', 1), updatedAt: now() }))
    .where('id', '=', orderId)
    .execute();
  const comment = { orderId, at: now(), message: NOTE, isVisible: false, staffId: null };
  await trx.insertInto('sales_order_comment').values(comment).execute();
}

async function readBuyer(trx: Trx, { id, number, email }: OrderRow): Promise<BuyerAccount['buyer']> {
  const addresses = (await readOrderAddresses(trx, [id])).get(id) ?? [];
  const consents = (await readOrderConsents(trx, [id])).get(id) ?? [];
  const billing = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0];
  return {
    orderNumber: number,
    email,
    firstName: billing?.firstName ?? '',
    lastName: billing?.lastName ?? '',
    phone: billing?.phone ?? null,
    addresses: addresses.flatMap(toSavedAddress),
    consents: consents.flatMap(({ agreement, isGranted, textVersion }) =>
      isGranted && (agreement === 'terms' || agreement === 'privacy') ? [{ kind: agreement, textVersion }] : [],
    ),
  };
}

/** As the book of addresses keeps it; one without a phone no parcel can be sent to. */
function toSavedAddress({ orderId: _, kind, phone, ...address }: OrderAddress) {
  if (phone === null) return [];
  return [{ ...address, phone, isDefaultShipping: kind === 'shipping', isDefaultBilling: kind === 'billing' }];
}
