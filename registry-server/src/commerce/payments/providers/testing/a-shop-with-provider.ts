import { demoPayments, type Scenario } from '@witryna/stand-ins';
import type { TestDialect } from '../../../../testing/dialects.ts';
import type { RunningStandIns } from '../../../../testing/run-stand-ins.ts';
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts';
import { aStandInProviderRegistry } from '../../testing/a-stand-in-provider-registry.ts';
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

/** How a test acts at one provider: as a shopper on its page, at its knobs, and with its notices in hand. */
function aProviderRegistry(shop: PayingShop, standIns: RunningStandIns, standIn: string) {
  const desk = aStandInProviderRegistry(standIns, standIn);
  const newest = async () => (await desk.held()).at(-1)?.id ?? 0;
  return {
    ...desk,
    newest,
    turn: (knobs: Partial<Scenario>) => desk.turn(knobs),
    decide: decidePayment,
    /** Sends the notices that came up after one, and lets the shop act upon each; also those that come of it. */
    async deliverAfter(id: number): Promise<number[]> {
      const answers: number[] = [];
      for (let last = id; ; ) {
        const next = (await desk.held()).find((notice) => notice.id > last);
        if (!next) return answers;
        answers.push(await desk.deliver(next.id));
        await shop.app.paymentWork.settle();
        last = next.id;
      }
    },
  };
}
