import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';

type Needs = Pick<PaymentDeps, 'providers' | 'now'>;

/** Whether the page of an attempt is there and may still be paid, as far as its provider lets one know. */
export function hasLivePage(
  { providers, now }: Needs,
  { provider: name, state, redirectUrl, startedAt }: AttemptRow,
): boolean {
  if (redirectUrl === null || !isOpen(state) || name === null) return false;
  const provider = providers.named(name);
  const age = now().getTime() - (startedAt?.getTime() ?? 0);
  return provider !== undefined && age < provider.pageLifeMs;
}
