import { createKeptAnswers } from '../../../../integrations/cached-answers.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { type Fields, listOf, textOf } from '../json-fields.ts';
import type { PaymentRequest } from '../provider.ts';
import { ProviderRefused } from '../provider-refused.ts';
import type { createPaynowClient } from './paynow-client.ts';

const HOUR_MS = 3_600_000;
const KEPT = { freshMs: HOUR_MS, staleMs: 24 * HOUR_MS, most: 50 };

/** The number of BLIK by code among the shop's ways of payment; asked for at most once an hour. */
export function createFindBlikMethod(client: ReturnType<typeof createPaynowClient>, now?: () => number) {
  const kept = createKeptAnswers<readonly Fields[]>({ ...KEPT, ...(now && { now }) });
  return async ({ currency, ourId }: PaymentRequest): Promise<number> => {
    const types = await kept(currency, async () => {
      const query = { currency };
      const answer = await client.ask('GET', '/v3/payments/paymentmethods', { idempotencyKey: ourId, query });
      if (!Array.isArray(answer)) throw new ServiceFailed('paynow', 'an answer without methods');
      return listOf(answer);
    });
    const methods = types.filter(({ type }) => type === 'BLIK').flatMap(({ paymentMethods }) => listOf(paymentMethods));
    const found = methods.find(({ status }) => status === 'ENABLED');
    const id = Number(textOf(found?.id));
    if (!Number.isInteger(id) || id <= 0) throw new ProviderRefused('paynow', 'BLIK_UNAVAILABLE');
    return id;
  };
}
