import { createKeptAnswers } from '../../../../integrations/cached-answers.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { MINUTE_MS } from '../../../../time/durations.ts';
import type { OptionsQuery, PaymentOption } from '../provider.ts';
import type { P24Client } from './p24-client.ts';

const KEPT = { freshMs: 10 * MINUTE_MS, staleMs: 24 * 60 * MINUTE_MS, most: 200 };

/** Banks and wallets for an amount; asked at most every ten minutes, and the old list serves while nobody answers. */
export function createP24Options(client: P24Client, now?: () => number) {
  const kept = createKeptAnswers<readonly PaymentOption[]>({ ...KEPT, ...(now && { now }) });
  return ({ amount, currency, language }: OptionsQuery): Promise<readonly PaymentOption[]> => {
    const query = new URLSearchParams({ amount: String(amount), currency });
    const path = `/payment/methods/${language}?${query}`;
    return kept(path, async () => {
      const data = await client.require('GET', path);
      if (!Array.isArray(data)) throw new ServiceFailed('przelewy24', 'an answer without methods');
      return data.flatMap(optionOf);
    });
  };
}

function optionOf(entry: unknown): PaymentOption[] {
  const { id, name, status, imgUrl, mobileImgUrl } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof name !== 'string') return [];
  return [
    {
      id: String(id),
      name,
      active: status === true,
      imgUrl: imageAddress(imgUrl),
      mobileImgUrl: imageAddress(mobileImgUrl),
    },
  ];
}

/** Only what a page may load. */
function imageAddress(url: unknown): string {
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : '';
}
