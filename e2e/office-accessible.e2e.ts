import { expect, expectAccessible, shop, test } from './support/shop.ts';
import { staffApi } from './support/staff-api.ts';
import { DESK } from './support/workspace.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PLACES = [
  ['/products', 'Produkty'],
  ['/products/RL-BA-001', 'Szminka kremowa z olejem z malin'],
  ['/coupons', 'Kupony'],
  ['/coupons/new', 'Nowy kupon'],
  ['/gift-rules', 'Prezenty i próbki'],
  ['/gift-rules/new', 'Nowa zasada'],
  ['/reviews', 'Opinie'],
  ['/customers', 'Klienci'],
  ['/orders', 'Zamówienia'],
  ['/to-ship', 'Do wysłania'],
  ['/returns', 'Zwroty'],
  ['/payment-problems', 'Płatności do wyjaśnienia'],
  ['/delivery', 'Dostawa'],
  ['/payments', 'Płatności'],
  ['/mails', 'Poczta'],
  ['/mails/templates', 'Wzory wiadomości'],
  ['/webhooks', 'Webhooki'],
  ['/api-keys', 'Klucze API'],
  ['/people', 'Ludzie'],
  ['/audit', 'Dziennik zmian'],
] as const;

for (const [device, viewport, colorScheme] of [
  ['a desk in light colours', DESK, 'light'],
  ['a desk in dark colours', DESK, 'dark'],
  ['a phone', { width: 390, height: 844 }, 'light'],
] as const) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport, colorScheme });
    test('every place of the office fits the screen, and axe finds nothing serious', async ({ page }) => {
      test.slow();
      await (await staffApi()).lend(page.context());
      for (const [path, heading] of PLACES) {
        await page.goto(`${shop.registryUrl}/editor${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
    });
  });
}
