import { type Browser, expect, type Page } from '@playwright/test';
import { placeOrder } from './support/an-order.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { openReceiver } from './support/webhook-receiver.ts';

const VIEWS = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const;

export interface SettingsPictures {
  readonly registryUrl: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly devices: Readonly<Record<'phone' | 'desktop', { readonly width: number; readonly height: number }>>;
  readonly save: (page: Page, name: string, fullPage: boolean) => Promise<unknown>;
}

/** Screenshots of the settings screens, with entries in each list. */
export async function takeSettings(browser: Browser, pictures: SettingsPictures): Promise<void> {
  const { registryUrl, admin, devices, save } = pictures;
  const api = await staffApi(admin);
  const webhookId = await fill(api);
  const places = {
    sites: '/sites',
    site: '/sites/pl',
    redirects: '/redirects',
    redirect: '/redirects/new',
    mails: '/mails',
    'mail-templates': '/mails/templates',
    webhooks: '/webhooks',
    webhook: `/webhooks/${webhookId}`,
    'api-keys': '/api-keys',
  };
  for (const [device, colorScheme] of VIEWS) {
    const context = await browser.newContext({
      viewport: devices[device],
      colorScheme,
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      reducedMotion: 'reduce',
    });
    await api.lend(context);
    const page = await context.newPage();
    for (const [name, path] of Object.entries(places)) {
      await page.goto(`${registryUrl}/editor${path}`, { waitUntil: 'networkidle' });
      // A webhook's log is below its form; a site has more than one screen of fields.
      await save(page, `settings-${name}-${device}-${colorScheme}`, name === 'webhook' || name === 'site');
    }
    await context.close();
  }
}

/** Creates a buyer's mails, failed and successful webhook deliveries, and two keys; returns the webhook's id. */
async function fill(api: StaffApi): Promise<number> {
  await placeOrder({ email: 'lena@poczta.example', quantity: 2 });
  const receiver = await openReceiver();
  const webhook = await api.send<{ id: number }>('POST', '/staff/webhooks', {
    url: receiver.url,
    description: 'System magazynowy',
    events: ['order.paid', 'stock.changed'],
  });
  for (const [index, status] of [503, 204].entries()) {
    receiver.answerWith(status);
    await api.send('POST', `/staff/webhooks/${webhook.id}/test`);
    await untilSent(api, webhook.id, index + 1);
  }
  receiver.close();
  const scopes = ['orders:read', 'catalogue:write'];
  await api.send('POST', '/staff/api-keys', { name: 'Hurtownia', scopes, expiresAt: '2099-12-31T22:59:00.000Z' });
  const old = await api.send<{ id: number }>('POST', '/staff/api-keys', {
    name: 'Stary kiosk',
    scopes: ['content:read'],
  });
  await api.send('DELETE', `/staff/api-keys/${old.id}`);
  return webhook.id;
}

interface Log {
  readonly items: readonly { readonly event: string; readonly state: string }[];
}

async function untilSent(api: StaffApi, webhookId: number, count: number): Promise<void> {
  const sent = async () => {
    const { items } = await api.get<Log>(`/staff/webhooks/${webhookId}/deliveries`);
    return items.filter(({ event, state }) => event === 'test' && state !== 'waiting').length;
  };
  await expect.poll(sent, { timeout: 60_000 }).toBe(count);
}
