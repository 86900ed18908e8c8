import { demoPayments, type Scenario } from '@witryna/stand-ins';
import type { TestDialect } from '../../../../testing/dialects.ts';
import type { RunningStandIns } from '../../../../testing/run-stand-ins.ts';
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts';
import { aStandInProvider } from '../../testing/a-stand-in-provider.ts';
import { decidePayment } from './decide-payment.ts';

/** The real app with accounts at all stand-ins, which know where it is told of payments. */
export async function aShopWithProviders(
  dialect: TestDialect,
  standIns: RunningStandIns,
  others: Readonly<Record<string, string>> = {},
) {
  const env: Record<string, string> = Object.assign({}, ...Object.values(demoPayments(standIns.url)));
  const shop = await aPayingShop(dialect, standIns, { ...env, NGENIUS_CURRENCIES: 'PLN', ...others });
  for (const provider of ['paynow', 'paypal', 'ngenius']) {
    const body = JSON.stringify({ notifyUrl: `${shop.notifyUrl}/${provider}` });
    const headers = { 'content-type': 'application/json' };
    const { ok } = await fetch(`${standIns.url}/${provider}/panel`, { method: 'PUT', headers, body });
    if (!ok) throw new Error(`${provider} was not told where the shop is`);
  }
  return { shop, at: (standIn: string) => aProviderRegistry(shop, standIns, standIn) };
}

/** How a test acts at one provider: as a shopper on its page, with its scenario, and with its notifications in hand. */
function aProviderRegistry(shop: PayingShop, standIns: RunningStandIns, standIn: string) {
  const provider = aStandInProvider(standIns, standIn);
  const newest = async () => (await provider.held()).at(-1)?.id ?? 0;
  return {
    ...provider,
    newest,
    turn: (scenario: Partial<Scenario>) => provider.turn(scenario),
    decide: decidePayment,
    /** Sends the notifications that came up after one, and lets the shop act upon each; also those that come of it. */
    async deliverAfter(id: number): Promise<number[]> {
      const answers: number[] = [];
      for (let last = id; ; ) {
        const next = (await provider.held()).find((notice) => notice.id > last);
        if (!next) return answers;
        answers.push(await provider.deliver(next.id));
        await shop.app.paymentWork.settle();
        last = next.id;
      }
    },
  };
}
