import type { Page } from 'playwright';

/** Where the last press is kept, and when the shop answered an order: both may lead to another document. */
const PRESS = 'bench.press';
const ORDER = 'bench.order';

/** What somebody who has come to a screen wants to see there. */
interface WantedOfScreen {
  /** What its heading says. */
  readonly heading: string;
  /** What it is about: an element, and what one of its kind says. */
  readonly content: string;
  readonly says: RegExp;
}

const WANTED = {
  cart: { heading: 'Koszyk', content: 'main ul > li', says: /Krem na dzień/ },
  details: { heading: 'Podaj swoje dane', content: 'main form:has(input[type="email"])', says: /E-mail/ },
  delivery: { heading: 'Wybierz dostawę', content: 'main form:has(input[type="radio"])', says: /InPost/ },
  payment: { heading: 'Wybierz płatność', content: 'main form:has(input[type="radio"])', says: /Przelew tradycyjny/ },
  thanks: { heading: 'przyjęte', content: 'main ul > li', says: /Krem na dzień/ },
} as const satisfies Readonly<Record<string, WantedOfScreen>>;

export type ScreenName = keyof typeof WANTED;

/** Milliseconds until the heading of a screen was there, and until what it is about was. */
export interface ScreenTimes {
  readonly headingMs: number;
  readonly contentMs: number;
}

/**
 * Lets every document that is opened from now on note since when it shows the heading and the content of each screen,
 * when it was pressed last, when an order was answered, and what moved in it without anybody having pressed.
 */
export async function recordVisit(page: Page): Promise<void> {
  const wanted = Object.entries<WantedOfScreen>(WANTED).map(([name, { heading, content, says }]) => {
    const { source } = says;
    return { name, heading, content, says: source };
  });
  await page.addInitScript(`
    for (const kind of ['pointerdown', 'keydown']) {
      addEventListener(kind, ({ timeStamp }) => sessionStorage.setItem('${PRESS}', performance.timeOrigin + timeStamp), true);
    }
    const send = window.fetch;
    window.fetch = async (address, init) => {
      const answer = await send(address, init);
      if (/^mutation PlaceOrder/.test(JSON.parse(typeof init?.body === 'string' ? init.body : '{}').query ?? '')) {
        sessionStorage.setItem('${ORDER}', performance.timeOrigin + performance.now());
      }
      return answer;
    };
    window.seen = {};
    const textOf = (element) => element.textContent.replaceAll('\u00a0', ' ');
    const note = (key, isThere) => {
      if (!isThere) delete window.seen[key];
      else window.seen[key] ??= performance.now();
    };
    (function look() {
      const heading = document.querySelector('main h1');
      for (const { name, heading: title, content, says } of ${JSON.stringify(wanted)}) {
        const isHeaded = heading !== null && textOf(heading).includes(title);
        const isShown = () => [...document.querySelectorAll(content)].some((each) => new RegExp(says).test(textOf(each)));
        note(name + ' heading', isHeaded);
        note(name + ' content', isHeaded && isShown());
      }
      requestAnimationFrame(look);
    })();
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** How long a screen took, in this document or in the next one: from the last press, or from the answer to an order. */
export async function timesOf(
  page: Page,
  screen: ScreenName,
  since: 'press' | 'order' = 'press',
): Promise<ScreenTimes> {
  const until = (what: 'heading' | 'content') =>
    timeUntil(page, `${screen} ${what}`, since === 'press' ? PRESS : ORDER);
  return { headingMs: await until('heading'), contentMs: await until('content') };
}

async function timeUntil(page: Page, what: string, since: string): Promise<number> {
  for (;;) {
    try {
      return await page.evaluate<number>(`(async () => {
        while (window.seen[${JSON.stringify(what)}] === undefined) await new Promise(requestAnimationFrame);
        // It was noted when it was there: whoever asks for it waits until there is time to answer.
        return performance.timeOrigin + window.seen[${JSON.stringify(what)}] - Number(sessionStorage.getItem('${since}'));
      })()`);
    } catch (error) {
      // The document was left while it was looked at.
      if (!String(error).includes('Execution context was destroyed')) throw error;
    }
  }
}

/** How far the open document has moved by itself until now (the sum of its layout shifts). */
export const shiftOf = (page: Page): Promise<number> => page.evaluate<number>('window.shift');
