import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkInMail } from '../support/mailbox.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aDraft, staffApi } from '../support/staff-api.ts';
import { signIn } from '../support/workspace.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** A published page with the newsletter that asks about text messages. */
async function aPageWithNewsletter(): Promise<string> {
  const api = await staffApi();
  const settings = { heading: 'Listy i SMS-y z pracowni', sms: true };
  const draft = await aDraft(api, { main: [{ id: 'listy', driver: 'newsletter', settings }] });
  await api.send('POST', `/staff/pages/${draft.page.id}/publish`, { version: draft.version });
  return shop.storefrontUrl + draft.page.urlPath;
}

/** The row of a subscriber, as staff see it. */
async function rowOf(page: Page, email: string) {
  await page.goto(`${shop.registryUrl}/editor/newsletter?search=${encodeURIComponent(email)}`);
  return page.getByRole('row', { name: new RegExp(email) });
}

for (const [name, width] of [
  ['a phone', 390],
  ['a desktop', 1440],
] as const) {
  test(`text messages are agreed to apart from the letters, on ${name}, and staff see both`, async ({
    page,
    browser,
  }) => {
    const email = `${randomUUID()}@poczta.example`;
    const address = await aPageWithNewsletter();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const form = page.getByRole('main').locator('form');
    await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
    await expectAccessible(page);
    const sms = form.getByRole('checkbox', { name: /SMS/ });
    await expect(sms).not.toBeChecked();
    await form.getByLabel('Adres e-mail').fill(email);
    await form.getByRole('checkbox', { name: /newsletter/i }).check();
    await sms.check();
    await form.getByRole('button', { name: 'Zapisz się' }).click();
    const missing = page.getByRole('link', { name: /numer telefonu/ });
    await missing.click();
    const phone = form.getByLabel('Numer telefonu');
    await expect(phone).toBeFocused();
    await expectAccessible(page);
    await phone.fill('601 234 567');
    await form.getByRole('button', { name: 'Zapisz się' }).click();
    await expect(form.getByText(new RegExp(`^Prawie gotowe\\. .* ${email}\\.$`))).toBeVisible();

    const staff = await browser.newPage();
    await signIn(staff);
    const waiting = await rowOf(staff, email);
    await expect(waiting).toContainText('Czeka na potwierdzenie');
    await page.goto(await linkInMail(email, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
    const confirmed = await rowOf(staff, email);
    await expect(confirmed).toContainText('Zapisany');
    await expect(confirmed).toContainText('SMS');
    await expect(confirmed).toContainText(/\+48\s601\s234\s567/);
    await staff.close();
  });
}
