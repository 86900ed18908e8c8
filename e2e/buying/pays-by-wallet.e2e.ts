import type { Page } from '@playwright/test';
import {
  agreeToAll,
  fillCart,
  heading,
  openPayment,
  orderButton,
  paymentOf,
  watchOrders,
  way,
} from '../support/checkout.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** What the page did with the sheet of the wallet. */
interface Sheet {
  readonly request?: { readonly total: { readonly label: string; readonly amount: string } };
  readonly session?: { readonly domainName: string };
  readonly status?: number;
}

/** What the wallet knows of the shopper. */
const CONTACT = {
  emailAddress: 'lena@poczta.example',
  givenName: 'Lena',
  familyName: 'Łąkowska',
  phoneNumber: '600 700 800',
  addressLines: ['Długa 5/7'],
  postalCode: '30-001',
  locality: 'Kraków',
  countryCode: 'PL',
};

/**
 * Gives the page a wallet as Safari has it. Its sheet gets its session from the shop like the real one; then somebody
 * pays, or closes it.
 */
async function giveApplePay(page: Page, ending: 'pays' | 'closes', ...tokens: string[]) {
  const validationURL = `${shop.standInsUrl}/apple/paymentservices/paymentSession`;
  await page.addInitScript(
    ({ url, ends, tokens: [first, ...later], shippingContact }) => {
      const sheet: Record<string, unknown> = {};
      // A card for each sheet, the last one for all that follow.
      const nextToken = () => {
        const used = Number(sessionStorage.getItem('sheets') ?? 0);
        sessionStorage.setItem('sheets', String(used + 1));
        return { data: [first, ...later][Math.min(used, later.length)] };
      };
      class ApplePaySession {
        static readonly STATUS_SUCCESS = 0;
        static readonly STATUS_FAILURE = 1;
        static canMakePayments = () => true;
        declare onvalidatemerchant: (event: object) => void;
        declare onpaymentauthorized: (event: object) => void;
        declare oncancel: () => void;
        constructor(_version: number, request: object) {
          // Browsers open it for a press alone.
          if (!navigator.userActivation.isActive)
            throw new Error('Must create a new ApplePaySession from a user gesture');
          sheet.request = request;
        }
        begin() {
          queueMicrotask(() => this.onvalidatemerchant({ validationURL: url }));
        }
        abort() {}
        completeMerchantValidation(session: object) {
          sheet.session = session;
          if (ends === 'closes') this.oncancel();
          else this.onpaymentauthorized({ payment: { token: { paymentData: nextToken() }, shippingContact } });
        }
        completePayment({ status }: { status: number }) {
          sessionStorage.setItem('sheet', JSON.stringify({ ...sheet, status }));
        }
      }
      Object.assign(window, { ApplePaySession });
    },
    { url: validationURL, ends: ending, tokens: tokens.length > 0 ? tokens : ['żeton'], shippingContact: CONTACT },
  );
}

const sheetOf = (page: Page): Promise<Sheet> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('sheet') ?? '{}') as Sheet);

test('Apple Pay opens on the page by the press of the button, and the order is paid when the page says thank you', async ({
  page,
}) => {
  await giveApplePay(page, 'pays');
  await openPayment(page);
  await way(page, /^Apple Pay Portfel otworzy się po naciśnięciu przycisku/).check();
  await agreeToAll(page);
  await expectAccessible(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  const { request, session, status } = await sheetOf(page);
  expect(request?.total.label).toBe('Rosa i Len');
  expect(request?.total.amount).toMatch(/^\d+\.\d{2}$/);
  expect(session?.domainName).toBe(new URL(shop.storefrontUrl).hostname);
  expect(status).toBe(0);
  await expect.poll(() => paymentOf(page)).toMatchObject({ status: 'PAID', payment_method: 'apple-pay' });
});

test('a wallet that is closed orders nothing; the same page can be paid in another way', async ({ page }) => {
  await giveApplePay(page, 'closes');
  const orders = watchOrders(page);
  await openPayment(page);
  await way(page, /^Apple Pay/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await expect(page.getByText(/^Portfel zamknięty\. Niczego nie zamówiliśmy/)).toBeVisible();
  await expect(orderButton(page)).toBeFocused();
  expect(orders).toEqual([]);
  await way(page, /^Przelew tradycyjny/).check();
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await expect(heading(page)).toBeVisible();
  expect(await paymentOf(page)).toMatchObject({ payment_method: 'banktransfer' });
});

test('a card that the bank declines leaves an order that can be paid in another way', async ({ page }) => {
  await giveApplePay(page, 'pays', 'declined');
  await openPayment(page);
  await way(page, /^Apple Pay/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/(thank-you|payment-error)/);
  await expect.poll(() => paymentOf(page)).toMatchObject({ status: 'FAILED', payment_method: 'apple-pay' });
});

test('an order whose card was declined is paid by another card of the wallet, without leaving the shop', async ({
  page,
}) => {
  await giveApplePay(page, 'pays', 'declined', 'żeton');
  await openPayment(page);
  await way(page, /^Apple Pay/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/(thank-you|payment-error)/);
  await expect.poll(() => paymentOf(page)).toMatchObject({ status: 'FAILED' });
  await page.goto(`${shop.storefrontUrl}/payment-error`);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).origin));
  await page.getByRole('button', { name: 'Zapłać za zamówienie' }).click();
  await page.waitForURL(/\/thank-you/);
  await expect.poll(() => paymentOf(page)).toMatchObject({ status: 'PAID', payment_method: 'apple-pay' });
  expect(new Set(visited)).toEqual(new Set([new URL(shop.storefrontUrl).origin]));
});

for (const [device, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`what lies in the cart is bought at once by the wallet on ${device}, without a step of the checkout`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await giveApplePay(page, 'pays');
    await fillCart(page);
    await page.goto(`${shop.storefrontUrl}/cart`);
    await page.getByRole('button', { name: /^Kup od razu z.Apple Pay$/ }).click();
    const sheet = page.getByRole('dialog', { name: /^Szybki zakup z.Apple Pay$/ });
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
    await sheet.getByRole('radio', { name: /^(?=.*InPost)(?=.*[Kk]urier)/ }).check();
    await expect(sheet.getByText(/^Do zapłaty \d+,\d\d.zł$/)).toBeVisible();
    await agreeToAll(page);
    await expectAccessible(page);
    await orderButton(page).click();
    await page.waitForURL(/\/thank-you/);
    expect((await sheetOf(page)).status).toBe(0);
    await expect.poll(() => paymentOf(page)).toMatchObject({ status: 'PAID', payment_method: 'apple-pay' });
    expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
  });
}

test('a locker is picked between the sheet and the order, and the sheet comes back with it', async ({ page }) => {
  await giveApplePay(page, 'pays');
  await page.goto(`${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`);
  await page.getByRole('main').getByRole('button', { name: 'Do koszyka', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Kup od razu z.Apple Pay$/ })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Szybki zakup/ });
  const locker = sheet.getByRole('radio', { name: /^InPost Paczkomat/ });
  await locker.check();
  await sheet.getByRole('button', { name: 'Wybierz punkt odbioru' }).click();
  const picker = page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
  await picker.getByLabel(/^Miejscowość/).fill('Kraków');
  await picker
    .getByRole('button', { name: /^Wybierz ten punkt/ })
    .first()
    .click();
  await expect(locker).toBeChecked();
  await expect(sheet.getByRole('button', { name: 'Zmień punkt' })).toBeVisible();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await expect.poll(() => paymentOf(page)).toMatchObject({ status: 'PAID', payment_method: 'apple-pay' });
});
