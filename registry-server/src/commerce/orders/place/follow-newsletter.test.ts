import { describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { anOrderingShop } from '../testing/an-order.ts';
import { followNewsletter } from './follow-newsletter.ts';

describe.each(dialects)('the newsletter of the checkout on $name', ({ openDatabase }) => {
  test('is asked for by mail when it was ticked, once for each mailbox', async () => {
    const shop = await anOrderingShop(await openDatabase());
    shop.orders.onPlaced(followNewsletter);
    await shop.stock({ KREM: 5 });
    const consent = (isGranted: boolean) => ({
      consents: [
        { agreement: 'newsletter', isGranted, textVersion: '1', at: '2026-11-20T12:00:00.000Z', source: 'checkout' },
      ],
    });
    const order = async (email: string, isGranted: boolean) =>
      shop.place(await shop.readyCart({ KREM: 1 }, { email, checkout: consent(isGranted) }));
    await order('Tak@example.com', true);
    await order('tak@example.com', true);
    await order('nie@example.com', false);
    const subscriptions = await shop.db.selectFrom('newsletter_subscription').select(['email', 'status']).execute();
    expect(subscriptions).toEqual([{ email: 'tak@example.com', status: 'UNCONFIRMED' }]);
    const mails = await shop.db.selectFrom('mail_outbox').select('template').execute();
    expect(mails).toEqual([{ template: 'newsletter-confirm' }]);
  });
});
