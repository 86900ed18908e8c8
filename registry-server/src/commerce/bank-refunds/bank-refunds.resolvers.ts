import { inTransaction } from '../../database/transaction.ts';
import type { Batch, GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { toMoney } from '../../graphql/money.ts';
import { knownOrder, lockOrder, type OrderRow, OrderUnknown } from '../orders/index.ts';
import { RefundNotAwaited } from './bank-refunds.errors.ts';
import type { TransferRefundMapper } from './bank-refunds.mappers.ts';
import type { TypedRefundAccount } from './refund-account-input.ts';
import type { TransferRefund } from './transfer-refunds.ts';

interface SetRefundAccountInput {
  readonly order_number: string;
  readonly token?: string | null;
  readonly account: TypedRefundAccount;
}

const loadTransferRefunds: Batch<number, TransferRefund | undefined> = async (ids, { app }) => {
  const found = await app.bankRefunds.ofOrders(ids);
  return ids.map((id) => found.get(id));
};

/** How the money of an order goes back when no provider sends it. */
export const transferRefundOf = ({ id }: Pick<OrderRow, 'id'>, context: GraphqlContext) =>
  context.load(loadTransferRefunds, id);

async function setRefundAccount(
  _parent: unknown,
  { input }: { readonly input: SetRefundAccountInput },
  context: GraphqlContext,
) {
  const { app, request } = context;
  app.orders.limit(request);
  const { id } = await knownOrder(context, input.order_number, { token: input.token ?? null });
  const account = app.bankRefunds.accountOf(input.account, '/account');
  // The order is locked as by who marks the money as sent: the account never changes after that.
  const order = await inTransaction(app.db, async (trx) => {
    const locked = await lockOrder(trx, id);
    if (!locked) throw new OrderUnknown();
    if (!(await app.bankRefunds.ofOrder(id, trx))?.isAwaited) throw new RefundNotAwaited();
    await app.bankRefunds.save(trx, id, account);
    return locked;
  });
  return { order };
}

/** Money that goes back by a transfer, for customers and guests. */
export const bankRefundsResolvers: GraphqlFeature = {
  access: { 'Mutation.setRefundAccount': 'public' },
  resolvers: {
    Mutation: { setRefundAccount },
    CustomerOrder: {
      async transfer_refund(order: OrderRow, _args, context) {
        const found = await transferRefundOf(order, context);
        return found ? { ...found, currency: order.currency } : null;
      },
    },
    TransferRefund: {
      account_ending: ({ ending }: TransferRefundMapper) => ending ?? null,
      amount: ({ toSend, currency }: TransferRefundMapper) => toMoney(toSend, currency),
      is_awaited: ({ isAwaited }: TransferRefundMapper) => isAwaited,
    },
  },
};
