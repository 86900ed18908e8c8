import { expect, test } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { faultsAgainst } from '../../testing/closed-schema.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { initAnswerSchema } from './init-answer.schema.ts';

test.each(dialects)('what a channel needs first is as the contract describes it on $name', async (dialect) => {
  const sites = ['pl', 'en'].map((code) => aSite({ code, domain: `${code}.example`, isDefault: code === 'pl' }));
  const app = await buildTestApp(dialect, { sites });
  const faults = async () => {
    const answer = (await app.inject('/init')).json();
    expect(answer.data.sites).toHaveLength(2);
    return faultsAgainst(initAnswerSchema, answer);
  };
  expect(await faults()).toEqual([]);

  const admin = await signedIn(app, 'admin');
  const { name, locale, language, currency, address, domain } = app.sites.require(undefined);
  const settings = {
    postfix: 'Sklep',
    logo: { light: '/media/1/logo.webp' },
    features: { chat: false },
    properties: { maintenance: false, terms: '/regulamin', contact: '/kontakt', loyalty: { approval: true } },
    generalSettings: {
      benefitBarGroup: ['Dostawa gratis'],
      search: { minLength: 3 },
      shippingTimer: { cutOffHour: 12 },
    },
    staticRouting: { cart: '/koszyk' },
  };
  const payload = { name, locale, language, currency, address, domain, isDefault: true, ...settings };
  const saved = await admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload });
  expect(saved.statusCode, saved.body).toBeLessThan(300);
  expect(await faults()).toEqual([]);
});
