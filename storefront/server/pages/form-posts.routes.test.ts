import { expect, test } from 'vitest';
import { startStorefronts } from '../testing/start-storefronts.ts';

const start = startStorefronts();
const FORM = 'application/x-www-form-urlencoded';

type Storefront = Awaited<ReturnType<typeof start>>;

const post = ({ app }: Storefront, url: string, fields: Readonly<Record<string, string>>, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': FORM, host: 'localhost:3000', ...headers },
  });

const viewOf = (body: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').view;

test('a posted newsletter form is answered with a page, and asked for in the name of who posted it', async () => {
  const shop = await start();
  const response = await post(shop, '/newsletter/subscribe', {
    email: 'anna@poczta.example',
    hasPrivacyConsent: 'true',
  });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.body).toContain('<title>Prawie gotowe');
  expect(viewOf(response.body)).toMatchObject({ kind: 'form-answer', form: 'newsletter', values: {}, faults: [] });
  expect(viewOf(response.body).message).toContain('wysłaliśmy na anna@poczta.example');
  const [form] = shop.registry.forms;
  expect(form?.body).toEqual({ email: 'anna@poczta.example', privacy: true });
  expect(form?.headers).toMatchObject({ 'x-site': 'pl', 'x-forwarded-for': '127.0.0.1' });
});

test('a number is passed on with the consent to text messages alone', async () => {
  const shop = await start();
  const wish = { email: 'anna@poczta.example', hasPrivacyConsent: 'true', phone: '600 700 800' };
  await post(shop, '/newsletter/subscribe', wish);
  await post(shop, '/newsletter/subscribe', { ...wish, hasSmsConsent: 'true' });
  const asked = { email: 'anna@poczta.example', privacy: true };
  expect(shop.registry.forms.map(({ body }) => body)).toEqual([
    asked,
    { ...asked, smsPromotion: true, phone: '600 700 800' },
  ]);
});

test('what is wrong is said on the page, which keeps what was typed', async () => {
  const response = await post(await start(), '/newsletter/subscribe', { email: 'anna@poczta.example', other: 'x' });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('<title>Błąd: Sprawdź formularz');
  expect(viewOf(response.body)).toMatchObject({
    values: { email: 'anna@poczta.example' },
    faults: [{ field: 'hasPrivacyConsent', message: 'Zgoda na politykę prywatności jest wymagana.' }],
  });
});

test('a message is sent; what only programs fill in is answered and not sent', async () => {
  const shop = await start();
  const message = { name: 'Anna', email: 'a@b.pl', message: 'Kiedy wróci?', hasPrivacyConsent: 'true' };
  const sent = await post(shop, '/contact-form/send', { ...message, website: '' });
  expect([sent.statusCode, viewOf(sent.body).message]).toEqual([200, 'Wiadomość wysłana. Odpowiemy na adres a@b.pl.']);
  const asked = shop.registry.requests.length;
  const trapped = await post(shop, '/contact-form/send', { ...message, website: 'https://kup.example' });
  expect([trapped.statusCode, viewOf(trapped.body).message]).toEqual([200, 'Dziękujemy.']);
  expect(shop.registry.requests.slice(asked).map(({ path }) => path)).not.toContain('/graphql');
});

test.each([
  ['another address', '/kontakt', FORM, {}],
  ['another kind of body', '/newsletter/subscribe', 'text/plain', {}],
  ['another site', '/newsletter/subscribe', FORM, { 'sec-fetch-site': 'cross-site' }],
])('nothing is taken from %s', async (_what, url, type, headers) => {
  const shop = await start();
  const response = await post(shop, url, { email: 'a@b.pl' }, { 'content-type': type, ...headers });
  expect([404, 415]).toContain(response.statusCode);
  expect(shop.registry.forms).toEqual([]);
});

test('a form that is far too long is refused before it is read', async () => {
  const response = await post(await start(), '/contact-form/send', { message: 'a'.repeat(70_000) });
  expect(response.statusCode).toBe(413);
});
