import { describeError } from '../../../error-messages/describe-error.ts';
import { errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { AppError } from '../../../errors.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import type { MutationCreateAccountFromOrderArgs } from '../../../graphql/types.gen.ts';
import type { OrderRow } from '../order-view.ts';
import { OrderUnknown } from './known-order.ts';

/** Something of ours failed. */
const NOT_OPENED = 'account-not-opened';

/** An account for whoever has the secret of an order that a guest has placed. */
export async function createAccountFromOrder(
  _parent: unknown,
  { input: { token, password } }: MutationCreateAccountFromOrderArgs,
  context: GraphqlContext,
) {
  const { app, site, request } = context;
  await app.customers.services.limits('signUp', request);
  const order = await app.orders.findByToken(token);
  if (!order || order.siteId !== site.id) throw new OrderUnknown();
  await app.orders.openAccount({ order, password, site });
  return { email: order.email };
}

/** Of `Order`: why there is no account. */
interface AccountFields {
  readonly account_error?: string;
  readonly account_error_sentence?: string;
}

/** The account that a guest asked for together with the order. What fails here fails nothing else. */
export async function accountOf(
  context: GraphqlContext,
  order: OrderRow,
  asked: { readonly password: string } | null | undefined,
): Promise<AccountFields> {
  const { app, site, customer, request } = context;
  if (!asked || customer || !site.features.user) return {};
  try {
    await app.customers.services.limits('signUp', request);
    await app.orders.openAccount({ order, password: asked.password, site });
    return {};
  } catch (error) {
    if (error instanceof AppError) {
      return { account_error: error.code, account_error_sentence: describeError(error, languageOf(site)).sentence };
    }
    app.log.error({ err: error, orderId: order.id }, 'the account of an order could not be opened');
    return { account_error: NOT_OPENED, account_error_sentence: errorSentence(NOT_OPENED, languageOf(site)) };
  }
}
