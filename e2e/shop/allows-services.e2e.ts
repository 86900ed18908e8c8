import type { Page } from '@playwright/test';
import { aSite } from '../support/a-site.ts';
import { expect, shop, test } from '../support/shop.ts';
import { aHeading, staffApi } from '../support/staff-api.ts';

test.use({ asksForCookies: true });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

interface MarketingEvent {
  readonly kind: string;
  readonly apiKey: string;
  readonly place?: number;
  readonly data: unknown;
}
const eventsOf = async (key: string) => {
  const events = (await (await fetch(`${shop.standInsUrl}/marketing/api/events`)).json()) as MarketingEvent[];
  return events.filter(({ apiKey }) => apiKey === key);
};

/** What a tag read of the data layer, in the order it stands there. */
async function dataLayerOf(key: string) {
  const events = await eventsOf(key);
  return events.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ data }) => data);
}

/** A site in a folder of the demo shop with marketing, a chat and a tag, known to them by keys of its own. */
async function aSiteWithServices() {
  const service = (file: string, key: string) => ({ key, endpoint: `${shop.standInsUrl}/marketing/${file}` });
  const settings = (code: string) => ({
    features: { chat: true, cookieConsent: true },
    generalSettings: {
      externalServices: { marketing: service('widget.js', code), tags: service('gtm.js', `GTM-${code}`) },
    },
  });
  return aSite(await staffApi(), 'zgody', settings, [
    {
      urlPath: '/',
      title: 'Start',
      main: [aHeading('a', 'Zgody'), { id: 'b', driver: 'newsletter', settings: { heading: 'Newsletter' } }],
    },
  ]);
}

function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.storefrontUrl)) elsewhere.push(new URL(request.url()).pathname);
  });
  return elsewhere;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chat = (page: Page) => page.getByRole('button', { name: 'Czat (zastępczy)' });

test('nothing of others is asked before consent; allowed they hear what they may, taken back they end', async ({
  page,
}) => {
  const { code, url } = await aSiteWithServices();
  const elsewhere = requestsElsewhere(page);
  await page.goto(url);
  await expect(button(page, 'Akceptuję wszystkie')).toBeVisible();
  expect(elsewhere).toEqual([]);

  await button(page, 'Akceptuję wszystkie').click();
  await expect(chat(page)).toBeVisible();
  // Requests of their own, which arrive in either order.
  await expect
    .poll(async () => (await eventsOf(code)).map(({ kind }) => kind).sort())
    .toEqual(['client.update', 'load']);
  await expect
    .poll(async () => (await dataLayerOf(`GTM-${code}`)).slice(0, 2))
    .toMatchObject([
      ['consent', 'default', { ad_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'granted' }],
    ]);

  await page.getByLabel('Adres e-mail').fill('anna@poczta.example.com');
  await page.getByRole('checkbox').first().check();
  await button(page, 'Zapisz się').click();
  await expect(page.getByText(/Prawie gotowe/).first()).toBeVisible();
  await expect
    .poll(async () => (await eventsOf(code)).slice(2))
    .toMatchObject([
      { kind: 'event.subscribe', data: { email: 'anna@poczta.example.com', store: code } },
      {
        kind: 'pageHit',
        data: { email: 'anna@poczta.example.com', user_id: expect.stringMatching(/^newsletter-\d+$/) },
      },
    ]);

  await page.goto(`${url}/manage-cookies`);
  await expect(chat(page)).toBeVisible();
  await Promise.all([page.waitForEvent('load'), button(page, 'Odrzucam opcjonalne').click()]);
  await expect(button(page, 'Odrzucam opcjonalne')).toBeVisible();
  elsewhere.length = 0;
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(chat(page)).toBeHidden();
  expect(elsewhere).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__ca__chat');
});

/** How many first paints of pages without a kind of their own were measured on tablets, by whoever visits the shop. */
async function countedPaints(): Promise<number> {
  const api = await staffApi();
  interface Summary {
    readonly page: string;
    readonly device: string;
    readonly metric: string;
    readonly samples: number;
  }
  const { items } = await api.get<{ items: Summary[] }>('/staff/vitals?days=7');
  const isMeant = ({ page, device, metric }: Summary) => page === 'other' && device === 'tablet' && metric === 'FCP';
  return items.find(isMeant)?.samples ?? 0;
}

test('how fast a page was is sent when it is left, by those alone who allow analytics', async ({ page }) => {
  // No other journey is a tablet.
  await page.setViewportSize({ width: 820, height: 1180 });
  const before = await countedPaints();
  const leave = () => page.goto('about:blank');
  await page.goto(`${shop.storefrontUrl}/kontakt`);
  await button(page, 'Odrzucam opcjonalne').click();
  await page.reload({ waitUntil: 'networkidle' });
  await leave();

  /** A page that is left before the code which measures has come says nothing. */
  const measured = async (show: () => Promise<unknown>) => {
    const code = page.waitForResponse((answer) => /web-vitals|report-vitals/.test(answer.url()));
    await show();
    await (await code).finished();
    await page.waitForLoadState('networkidle');
  };
  await page.goto(`${shop.storefrontUrl}/manage-cookies`);
  await measured(() => button(page, 'Akceptuję wszystkie').click());
  await measured(() => page.goto(`${shop.storefrontUrl}/kontakt`));
  await leave();
  await expect.poll(countedPaints).toBe(before + 2);
});
