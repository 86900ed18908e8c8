import { randomUUID } from 'node:crypto';
import { placeOrder } from '../support/an-order.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const WRITE = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';

test('a question about an order is answered by mail from the first screen on', async ({ page }) => {
  const email = `${randomUUID()}@poczta.example`;
  const { number } = await placeOrder({ email, quantity: 1 });
  const name = `Lena ${randomUUID().slice(0, 8)}`;
  const comment = `Gdzie jest paczka?\n${randomUUID()}`;
  await aGuest().ask(WRITE, { input: { name, email, comment, order_number: number, topic: 'Zamówienie i dostawa' } });
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/`);
  await page.getByRole('link', { name: /bez odpowiedzi$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wiadomości');
  await page.getByRole('searchbox', { name: 'Szukaj wiadomości' }).fill(name.toLowerCase());
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: `Zamówienie ${number}` })).toBeVisible();
  await expect(card.getByText('Inny e-mail')).toHaveCount(0);
  await expectAccessible(page);

  await card.getByRole('button', { name: `Odpowiedz: ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Gdzie jest paczka?');
  await expectAccessible(page);
  await page.getByLabel('Treść odpowiedzi').fill('Dzień dobry,\npaczka jedzie.');
  await page.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(page.getByText(`Odpowiedź czeka na wysłanie: ${email}`)).toBeVisible();
  await expect(card).toHaveCount(0);
  const { subject, text } = await mailTo(email, /Odpowiedź na Twoją wiadomość/);
  expect(subject).toContain('Zamówienie i dostawa');
  expect(text).toContain('paczka jedzie.');
  expect(text).toContain('Gdzie jest paczka?');

  // The address tells which are shown: the button follows it, on a busy machine a moment later.
  await page.getByRole('radio', { name: 'Załatwione' }).click({ force: true });
  await expect(card).toContainText('paczka jedzie.');
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText('Wysłana', { timeout: 1_000 });
  }).toPass();
  await card.getByRole('link', { name: `Zamówienie ${number}` }).click();
  await page.getByRole('link', { name: '1 wiadomość do tego zamówienia' }).click();
  await expect(card).toBeVisible();
});
