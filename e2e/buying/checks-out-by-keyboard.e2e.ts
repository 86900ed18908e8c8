import { randomUUID } from 'node:crypto';
import { fillCart } from '../support/checkout.ts';
import { enterOn, tabTo, writeIn } from '../support/keyboard.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PASSWORD = 'Cichy-Gaj-71';
test('without a mouse a parcel is sent to a locker, and an account comes with the order', { tag: '@firefox' }, async ({
  page,
}) => {
  const email = `${randomUUID()}@poczta.example`;
  await fillCart(page);
  await page.goto(`${shop.storefrontUrl}/checkout`);
  const heading = page.getByRole('heading', { level: 1 });
  // Folded parts of the form have fields of the same names.
  const field = (label: string) => page.getByLabel(label).filter({ visible: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await expect(button('Przejdź do dostawy')).toBeVisible();

  await writeIn(page, field('E-mail'), email);
  await writeIn(page, field('Imię'), 'Lena');
  await writeIn(page, field('Nazwisko'), 'Łąkowska');
  await writeIn(page, field('Telefon'), '600700800');
  await writeIn(page, field('Ulica i numer'), 'Długa 5/7');
  await writeIn(page, field('Kod pocztowy'), '30001');
  await writeIn(page, field('Miejscowość'), 'Kraków');
  await tabTo(page, page.getByRole('checkbox', { name: 'Załóż konto przy okazji' }));
  await page.keyboard.press('Space');
  // Opening moves the focus into what was opened.
  await expect(page.locator('input[name="new-password"]')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await writeIn(page, page.locator('input[name="new-password-repeat"]'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Wybierz dostawę');
  await expect(heading).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: /^Kurier InPost/ }));
  await page.keyboard.press('ArrowDown');
  const locker = page.getByRole('radio', { name: /^InPost Paczkomat® 24\/7 / });
  await expect(locker).toBeChecked();
  await enterOn(page, button('Wybierz punkt odbioru'));
  const picker = page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
  await expect(picker.getByRole('button', { name: /^Wybierz ten punkt/ }).first()).toBeVisible();
  await expectAccessible(page);
  await enterOn(page, picker.getByRole('button', { name: /^Wybierz ten punkt/ }).first());
  await expect(picker).toHaveCount(0);
  const point = page.getByText(/^[A-Z0-9-]+, .+, Kraków$/);
  await expect(point).toBeFocused();
  const [code = ''] = ((await point.textContent()) ?? '').split(',');
  await enterOn(page, button('Przejdź do płatności'));
  await expect(heading).toHaveText('Wybierz płatność');
  await expect(heading).toBeFocused();

  // Back and forth sends nothing and empties nothing.
  await page.goBack();
  await expect(heading).toHaveText('Wybierz dostawę');
  await expect(locker).toBeChecked();
  await page.goForward();
  await expect(heading).toHaveText('Wybierz płatność');

  await page.getByRole('radio', { name: /^Przelew tradycyjny/ }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }));
  await page.keyboard.press('Space');
  await enterOn(page, button(/^Zamawiam z/));
  await expect(heading).toHaveText(/^Dziękujemy\. Zamówienie \d+ przyjęte$/);
  await expect(page.getByText(code).first()).toBeVisible();
  // An account was asked for already, so none is offered.
  await expect(page.getByRole('heading', { name: 'Konto na następny raz' })).toHaveCount(0);
  await expectAccessible(page);
});
