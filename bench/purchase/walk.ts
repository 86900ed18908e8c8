import type { Page } from 'playwright';
import { readPresses } from '../interactions/press-durations.ts';
import { touch } from '../interactions/touch.ts';
import { type ScreenTimes, shiftOf, timesOf } from './record-visit.ts';

/** What a screen of a purchase was like for whoever bought. */
export interface Stage {
  readonly name: string;
  /** From the press that led to it; of the thanks, from the answer of the shop to the order. The first page was there. */
  readonly times?: ScreenTimes;
  /** Durations of the presses on it, in ms. */
  readonly presses: readonly number[];
  readonly shift: number;
}

/** Between two keys of somebody who types quickly; milliseconds. */
const PAUSE_MS = 90;
/** Before somebody goes on who looks at what was added, or at what is in the cart; milliseconds. */
const READING_MS = 2_000;
const PRODUCT = '/krem-na-dzien-z-platkow-rozy';

const DETAILS = {
  'E-mail': 'lena@poczta.example',
  Imię: 'Lena',
  Nazwisko: 'Łąkowska',
  Telefon: '600700800',
  'Ulica i numer': 'Długa 5/7',
  'Kod pocztowy': '30001',
  Miejscowość: 'Kraków',
} as const;

/** Buys a product as a guest, from its page to the thanks. */
export async function walkPurchase(page: Page, url: string): Promise<Stage[]> {
  const stages: Stage[] = [];
  let taken = 0;
  let shifted = 0;
  let document = '';
  /** Ends a screen: what was pressed on it since the one before. */
  const end = async (name: string, times?: ScreenTimes) => {
    const presses = await readPresses(page);
    const shift = await shiftOf(page);
    const loaded = await page.evaluate<string>('String(performance.timeOrigin)');
    // A screen that came without a document goes on with what was counted in the one before.
    if (loaded !== document) [taken, shifted, document] = [0, 0, loaded];
    stages.push({ name, presses: presses.slice(taken), shift: shift - shifted, ...(times && { times }) });
    [taken, shifted] = [presses.length, shift];
  };
  const press = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
    touch(page.getByRole(role, { name }).filter({ visible: true }).first());

  await page.goto(url + PRODUCT, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await press(/^Do koszyka/);
  await page
    .getByRole('link', { name: /^(Przejdź do koszyka|Zobacz koszyk)$/ })
    .filter({ visible: true })
    .first()
    .waitFor();
  await end('product');
  await page.waitForTimeout(READING_MS);

  await press(/^(Przejdź do koszyka|Zobacz koszyk)$/, 'link');
  const cart = await timesOf(page, 'cart');
  await page
    .getByRole('button', { name: /^Zwiększ ilość/ })
    .first()
    .waitFor();
  await press(/^Zwiększ ilość/);
  await press(/^Zmniejsz ilość/);
  await end('cart', cart);
  await page.waitForTimeout(READING_MS);

  await press('Przejdź do zamówienia', 'link');
  const details = await timesOf(page, 'details');
  for (const [label, value] of Object.entries(DETAILS)) {
    const field = page.getByLabel(label).filter({ visible: true }).first();
    // Where a phone brings a field to, above its keyboard.
    await field.evaluate(centre);
    await touch(field);
    await page.keyboard.type(value, { delay: PAUSE_MS });
  }
  await end('details', details);

  await press('Przejdź do dostawy');
  const delivery = await timesOf(page, 'delivery');
  await touch(page.getByRole('radio', { name: /^(?=.*InPost)(?=.*[Kk]urier)/ }));
  await end('delivery', delivery);

  await press('Przejdź do płatności');
  const payment = await timesOf(page, 'payment');
  await touch(page.getByRole('radio', { name: /^Przelew tradycyjny/ }));
  await touch(page.getByRole('checkbox', { name: /politykę prywatności/ }));
  await touch(page.getByRole('checkbox', { name: /regulamin/ }).first());
  await end('payment', payment);

  await press(/^Zamawiam z.obowiązkiem zapłaty$/);
  // Ordering itself is not the screen's.
  await page.waitForURL(/\/thank-you/);
  await end('thanks', await timesOf(page, 'thanks', 'order'));
  return stages;
}

interface InPage {
  scrollIntoView(where: { readonly block: 'center' }): void;
}

/** In the page: brings a field to the middle of the window. */
const centre = (field: InPage) => field.scrollIntoView({ block: 'center' });
