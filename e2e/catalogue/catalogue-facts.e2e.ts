import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openExamples, THEMES, test, WIDTHS } from './catalogue.ts';
import { findLayoutFaults } from './find-layout-faults.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of whole pages: the catalogue has many headers and menus on one. */
const RULES_OF_PAGES = ['landmark-unique'];

/** What axe finds, with the example that it finds it in. */
async function findAxeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .disableRules(RULES_OF_PAGES)
    .include('main')
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
  const sentences = found.map(async ({ id, target }) => {
    const example = await page
      .locator(target)
      .first()
      .evaluate((node) => node.closest('[data-example]')?.getAttribute('data-example'));
    return `${example ?? 'the page'}: ${id} at ${target}`;
  });
  return Promise.all(sentences);
}

for (const theme of THEMES)
  for (const width of WIDTHS)
    test(`every example of every module is sound in the theme ${theme} at ${width} px`, async ({
      page,
      catalogue,
      messages,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openExamples(page, `${catalogue.url}/?bare&theme=${theme}`);
      expect(await page.evaluate(findLayoutFaults)).toEqual([]);
      expect(await findAxeFaults(page)).toEqual([]);
      expect(messages).toEqual([]);
    });

test('the catalogue lists every module with its examples and its schema', async ({ page, catalogue, messages }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(catalogue.url);
  await page.getByRole('link', { name: 'Baner główny' }).click();
  await page.getByRole('link', { name: 'u20' }).click();
  await page.getByRole('link', { name: '390 px' }).click();
  const preview = page.getByTitle('Podgląd');
  await expect(preview).toHaveAttribute('width', '390');
  await expect(preview.contentFrame().locator('html')).toHaveClass('theme-u20');
  await expect(preview.contentFrame().locator('[data-example="hero · typical"]')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'portraitImage.file' })).toContainText('x-reference file');
  await page.getByText('Schemat (JSON)').click();
  await expect(page.getByText('"additionalProperties": false').first()).toBeVisible();
  expect(messages).toEqual([]);
});

const UNSOUND = `
  <div data-example="wide"><p style="inline-size: 120vw">Szersze niż okno</p></div>
  <div data-example="cut"><p style="overflow: hidden; inline-size: 4rem; white-space: nowrap">Ucięte w pół słowa</p></div>
  <div data-example="piled"><p>Pod spodem</p><p style="margin-block-start: -2.5rem">Na wierzchu</p></div>
  <div data-example="covered"><p>Za obrazem</p><img alt="" width="200" height="60" style="position: relative; margin-block-start: -3rem"
    src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></div>
  <div data-example="sound"><p>Jedno</p><p>pod drugim</p><p style="overflow: auto"><span>Do przewijania</span></p></div>
`;

test('words that leave the window, are cut off, lie on each other or under a picture are found', async ({ page }) => {
  await page.setContent(UNSOUND);
  const faults = await page.evaluate(findLayoutFaults);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['wide', 'cut', 'piled', 'covered', 'the page']);
});
