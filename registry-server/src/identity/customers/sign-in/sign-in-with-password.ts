import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import type { Site } from '../../../content/sites/index.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { SignInAttempt } from '../../sign-in/index.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { AccountNotConfirmed, CustomerSignInFailed, PasswordWrong } from '../customers.errors.ts';
import type { IssuedToken } from '../tokens/customer-tokens.store.ts';

/** A token for whoever knows the password. */
export async function signInWithPassword(deps: AccountDeps, attempt: SignInAttempt, site: Site): Promise<IssuedToken> {
  const known = await deps.checkPassword(attempt).catch((error: unknown) => {
    throw error instanceof PasswordWrong ? new CustomerSignInFailed() : error;
  });
  if (shopSettingsOf(site).accountConfirmation && !known.emailConfirmedAt) throw new AccountNotConfirmed();
  return inTransaction(deps.db, async (trx) => {
    // A password changed in the meantime ended all tokens: this one must not outlive it.
    const now = await deps.customers.lock(trx, known.id);
    if (!now?.isActive || now.passwordHash !== known.passwordHash) throw new CustomerSignInFailed();
    return deps.tokens.open(known.id, trx);
  });
}
