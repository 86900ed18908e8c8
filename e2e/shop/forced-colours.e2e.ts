import type { Page } from '@playwright/test';
import { openPayment } from '../support/checkout.ts';
import { expect, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/**
 * Marks what is told by a ground alone: `data-signs` says what of it must stay when the system's colours come. Gives what
 * it has marked: a list that comes a moment later takes the marks of its cards away.
 */
function markGrounds(): string[] {
  const isSeen = (colour: string) => !/^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
  const marked: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    const signs: string[] = [];
    for (const part of ['::before', '::after']) {
      const { content, backgroundColor, blockSize, clipPath } = getComputedStyle(element, part);
      if (content !== '""' || !isSeen(backgroundColor)) continue;
      if (getComputedStyle(element).getPropertyValue('--shade') !== '') signs.push(`shade ${part} ${backgroundColor}`);
      else if (clipPath !== 'none' || Number.parseFloat(blockSize) <= 3) signs.push(`sign ${part}`);
    }
    const { backgroundColor } = getComputedStyle(element);
    if (element.matches('a:not([href="#main"]), button') && element.textContent.trim() && isSeen(backgroundColor))
      signs.push('button');
    if (element.matches('[aria-current], [aria-pressed="true"]') && isSeen(backgroundColor)) signs.push('chosen');
    if (signs.length > 0) element.dataset.signs = signs.join(';');
    marked.push(...signs);
  }
  return marked;
}

/** What {@link markGrounds} marked and can't be told any more. */
function whatIsLost(): string[] {
  const canvas = Object.assign(document.body.appendChild(document.createElement('i')), { style: 'color: Canvas' });
  const ground = getComputedStyle(canvas).color;
  canvas.remove();
  const isLost = (element: HTMLElement, sign: string) => {
    const [kind = '', part, ...colour] = sign.split(' ');
    const style = getComputedStyle(element, part);
    if (kind === 'shade') return style.backgroundColor !== colour.join(' ');
    if (kind === 'sign') return style.backgroundColor === ground;
    if (kind === 'chosen') return style.outlineStyle === 'none';
    return Number.parseFloat(style.borderTopWidth) === 0 || style.borderTopColor === ground;
  };
  return [...document.querySelectorAll<HTMLElement>('[data-signs]')].flatMap((element) =>
    (element.dataset.signs ?? '')
      .split(';')
      .filter((sign) => isLost(element, sign))
      .map((sign) => `${sign} of ${element.outerHTML.slice(0, 160)}`),
  );
}

/** The kinds of things that a screen tells by grounds, all of which are told in the system's colours too. */
async function expectTold(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const signs = await page.evaluate(markGrounds);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await page.evaluate(whatIsLost), page.url()).toEqual([]);
  return signs.map((one) => one.replace(/ .*/, ''));
}

test('signs, shades, buttons and what is chosen are told in the colours of the system', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}/szminka-kremowa-z-olejem-z-malin`);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect(await expectTold(page)).toEqual(expect.arrayContaining(['button', 'shade', 'sign']));

  // A logo drawn for a light ground keeps it.
  const logo = page.locator('header img').first();
  await expect(logo).toHaveCSS('background-color', 'rgb(251, 247, 242)');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await expectTold(page)).toContain('sign');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await expectTold(page)).toEqual(expect.arrayContaining(['button', 'shade', 'sign']));
});

test('filters, pages of a list and forms are told in the colours of the system', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/twarz?page=2`);
  expect(await expectTold(page)).toContain('chosen');
  await page.goto(`${shop.storefrontUrl}/makijaz/usta`);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(await expectTold(page)).toEqual(expect.arrayContaining(['button', 'shade', 'sign']));
  await expect(page.getByRole('checkbox').first()).toHaveCSS('forced-color-adjust', 'none');
  await page.goto(`${shop.storefrontUrl}/kontakt`);
  expect(await expectTold(page)).toContain('button');
});

test('which step of the checkout is open is told in the colours of the system', async ({ page }) => {
  await openPayment(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const steps = page.getByRole('navigation', { name: 'Etapy zamówienia' }).getByRole('listitem');
  const number = (index: number) => steps.nth(index).locator('span').filter({ hasText: /^\d$/ }).last();
  await expect(number(2)).toHaveCSS('outline-style', 'solid');
  await expect(number(0)).toHaveCSS('outline-style', 'none');
});
