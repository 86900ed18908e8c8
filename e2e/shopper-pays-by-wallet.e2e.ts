import type { Page } from '@playwright/test';
import { agreeToAll, heading, openPayment, orderButton, paymentOf, watchOrders, way } from './support/checkout.ts';
import { expect, expectAccessible, shop, test } from './support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** What the page did with the sheet of the wallet. */
interface Sheet {
  readonly request?: { readonly total: { readonly label: string; readonly amount: string } };
  readonly session?: { readonly domainName: string };
  readonly status?: number;
}

/**
 * Gives the page a wallet as Safari has it. Its sheet gets its session from the shop like the real one; then somebody
 * pays, or closes it.
 */
async function giveApplePay(page: Page, ending: 'pays' | 'closes', token = 'żeton') {
  const validationURL = `${shop.standInsUrl}/apple/paymentservices/paymentSession`;
  await page.addInitScript(
    ({ url, ends, paymentData }) => {
      const sheet: Record<string, unknown> = {};
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
          else this.onpaymentauthorized({ payment: { token: { paymentData } } });
        }
        completePayment({ status }: { status: number }) {
          sessionStorage.setItem('sheet', JSON.stringify({ ...sheet, status }));
        }
      }
      Object.assign(window, { ApplePaySession });
    },
    { url: validationURL, ends: ending, paymentData: { data: token } },
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
