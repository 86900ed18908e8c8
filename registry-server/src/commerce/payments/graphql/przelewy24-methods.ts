import { languageOf } from '../../../error-messages/language.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { QueryPrzelewy24MethodsArgs } from '../../../graphql/types.gen.ts';

/** In whole units of the currency. */
const MOST = 1_000_000;

/** Banks and wallets to choose from. */
export async function przelewy24Methods(
  _parent: unknown,
  { amount }: QueryPrzelewy24MethodsArgs,
  { app, currency, site, request }: GraphqlContext,
) {
  if (!(amount > 0 && amount <= MOST)) throw new InputRefused('Invalid amount.', 'amount-invalid');
  app.payments.limit(request);
  const language = languageOf(site);
  return app.payments.przelewy24Options({ amount: Math.round(amount * 100), currency, language });
}
