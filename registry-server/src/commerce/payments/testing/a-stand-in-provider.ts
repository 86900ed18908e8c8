import type { Scenario } from '@witryna/stand-ins';
import type { RunningStandIns } from '../../../testing/run-stand-ins.ts';

interface HeldNotice {
  readonly id: number;
  readonly body: string;
  readonly answers: readonly number[];
}

/** How a test acts at a provider's stand-in: as a shopper on its page, and with its scenario. */
export function aStandInProvider({ url }: RunningStandIns, provider = 'przelewy24') {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
  return {
    turn: (scenario: Partial<Scenario>) => send('PUT', `/api/platnosci/${provider}`, scenario),
    good: () =>
      send('PUT', `/api/platnosci/${provider}`, { slowMs: 0, answers: 'good', notices: 'held', forges: 'nothing' }),
    /** What the shopper does on the page that the redirect leads to. */
    async decide(redirectUrl: string | undefined, outcome: 'paid' | 'declined' | 'expired') {
      const page = await fetch(String(redirectUrl), { redirect: 'manual' });
      const path = page.headers.get('location') ?? '';
      const form = new URLSearchParams({ outcome });
      const answer = await fetch(`${url}${path}`, { method: 'POST', body: form, redirect: 'manual' });
      return answer.headers.get('location');
    },
    async held(): Promise<HeldNotice[]> {
      return (await send('GET', `/api/platnosci/${provider}/powiadomienia`)).items;
    },
    /** Sends a notification now; gives what the shop answered. */
    async deliver(id: number | undefined): Promise<number> {
      return (await send('POST', `/api/platnosci/powiadomienia/${id}`)).status;
    },
  };
}
