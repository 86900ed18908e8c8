import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectAccessibleInBothColours, shop, test } from '../support/shop.ts';
import { aCustomer, aGuest } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const CATALOGUE_AND_PEOPLE = [
  ['/page-transfer', 'Plik JSON'],
  ['/page-texts', 'Znajdź i zamień'],
  ['/products', 'Produkty'],
  ['/products/RL-BA-001', 'Szminka kremowa z olejem z malin'],
  ['/categories', 'Kategorie'],
  ['/categories/new', 'Nowa kategoria'],
  ['/products/new', 'Nowy produkt'],
  ['/ingredients', 'Składniki'],
  ['/ingredients/len', 'Len'],
  ['/catalogue-translations', 'Tłumaczenia katalogu'],
  ['/catalogue-translations/de/category/twarz/kremy', 'Kremy: niemiecki'],
  ['/coupons', 'Kupony'],
  ['/coupons/new', 'Nowy kupon'],
  ['/gift-rules', 'Prezenty i próbki'],
  ['/gift-rules/new', 'Nowa zasada'],
  ['/reviews', 'Opinie'],
  ['/customers', 'Klienci'],
  ['/people', 'Ludzie'],
  ['/audit', 'Dziennik zmian'],
] as const;

const ORDERS = [
  ['/orders', 'Zamówienia'],
  ['/overview', 'Pulpit'],
  ['/to-ship', 'Do wysłania'],
  ['/returns', 'Zwroty'],
  ['/bank-refunds', 'Przelewy do wykonania'],
  ['/payment-problems', 'Płatności do wyjaśnienia'],
] as const;

const SETTINGS = [
  ['/delivery', 'Dostawa'],
  ['/payments', 'Płatności'],
  ['/sites', 'Witryny'],
  ['/sites/pl', 'Rosa i Len'],
  ['/redirects', 'Przekierowania'],
  ['/redirects/new', 'Nowe przekierowanie'],
  ['/mails', 'Poczta'],
  ['/mails/templates', 'Wzory wiadomości'],
  ['/webhooks', 'Webhooki'],
  ['/api-keys', 'Klucze API'],
  ['/vitals', 'Szybkość sklepu'],
  ['/messages', 'Wiadomości'],
  ['/newsletter', 'Newsletter'],
  ['/cookie-consents', 'Zgody na pliki cookie'],
  ['/retention', 'Przechowywanie'],
] as const;

/** Somebody with as long an address as there may be, who is on the lists: it must not push a table out of a phone. */
test.beforeAll(async () => {
  const email = `${randomUUID()}-${randomUUID().slice(0, 20)}@poczta.example`;
  await aCustomer('Konstancja', email);
  await aGuest().ask('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email });
});

const PARTS = { 'catalogue and people': CATALOGUE_AND_PEOPLE, orders: ORDERS, settings: SETTINGS } as const;

for (const [device, viewport, expectToBeAccessible] of [
  ['a desk, in light and in dark colours', DESK, expectAccessibleInBothColours],
  ['a phone', { width: 390, height: 844 }, expectAccessible],
] as const) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport });
    for (const [part, places] of Object.entries(PARTS))
      test(`every screen of ${part} fits the viewport and has no serious axe violation`, async ({ page }) => {
        test.slow();
        await (await staffApi()).lend(page.context());
        for (const [path, heading] of places) {
          await page.goto(`${shop.registryUrl}/editor${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
          await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, path).toBeLessThanOrEqual(0);
          await expectToBeAccessible(page);
        }
      });
  });
}
