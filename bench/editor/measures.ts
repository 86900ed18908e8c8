import type { Frame, Page } from 'playwright';

/** A clock shared by the page and its iframe, whose `performance.now()` have different origins. */
const NOW = 'performance.timeOrigin + performance.now()';

/** Milliseconds from the start of the navigation until every module is on the screen and the palette can be used. */
export async function timeUntilUsable(page: Page, address: string, modules: number): Promise<number> {
  await page.addInitScript(`
    window.usable = new Promise((resolve) => {
      const look = () => {
        const frame = document.querySelector('iframe');
        const placed = frame?.contentDocument?.querySelectorAll('[data-placed]').length ?? 0;
        const isReady = placed >= ${modules} && document.querySelector('[data-editing-area="canvas"]');
        if (isReady) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      if (window.parent === window) look();
    });
  `);
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate<number>('window.usable');
}

export function previewFrame(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.url().includes('preview.html'));
  if (!frame) throw new Error('The editor shows no preview');
  return frame;
}

/** Milliseconds from each key press to the frame in which the preview shows the character. */
export async function timeKeystrokes(page: Page, placedId: string, text: string): Promise<number[]> {
  const frame = previewFrame(page);
  await page.evaluate(`
    window.keys = [];
    document.addEventListener('keydown', (event) => {
      window.keys.push(performance.timeOrigin + event.timeStamp);
    }, true);
  `);
  await frame.evaluate(`
    window.paints = [];
    window.onPaint = () => {};
    window.nextPaint = () => new Promise((resolve) => { window.onPaint = resolve; });
    const wrapper = document.querySelector('[data-placed="${placedId}"]');
    new MutationObserver(() => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => { window.paints.push(${NOW}); window.onPaint(); };
        channel.port2.postMessage(null);
      });
    }).observe(wrapper, { subtree: true, childList: true, characterData: true });
  `);
  for (const letter of text) {
    const painted = frame.evaluate<void>('window.nextPaint()');
    await page.keyboard.press(letter);
    await painted;
  }
  const keys = await page.evaluate<number[]>('window.keys');
  const paints = await frame.evaluate<number[]>('window.paints');
  return keys.map((at, index) => (paints[index] ?? Number.POSITIVE_INFINITY) - at);
}

export interface MeasuredDrag {
  /** Milliseconds between the frames while the pointer moved. */
  readonly frames: readonly number[];
  /** Milliseconds from the release of the button until the preview has one module more. */
  readonly dropMs: number;
  /** Whether the module was dropped at the drop indicator. */
  readonly isWhereTheLineWas: boolean;
}

/** Drags a module from the palette over the page and drops it. */
export async function measureDrag(page: Page, title: RegExp, travelMs: number): Promise<MeasuredDrag> {
  const frame = previewFrame(page);
  const item = await page.getByRole('button', { name: title }).first().boundingBox();
  const paper = await page.locator('iframe').first().boundingBox();
  if (!item || !paper) throw new Error('The palette item or the drop area was not found');
  await page.evaluate(`
    window.frameTimes = [];
    let last;
    const count = (now) => {
      if (last !== undefined) window.frameTimes.push(now - last);
      last = now;
      window.counting = requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    document.addEventListener('mouseup', (event) => {
      window.released = performance.timeOrigin + event.timeStamp;
    }, { capture: true, once: true });
  `);
  await page.mouse.move(item.x + 40, item.y + 12);
  await page.mouse.down();
  const end = Date.now() + travelMs;
  for (let step = 0; Date.now() < end; step += 1) {
    const x = paper.x + paper.width * (0.5 + 0.3 * Math.sin(step / 17));
    const y = paper.y + paper.height * (0.5 + 0.3 * Math.sin(step / 29));
    await page.mouse.move(x, y);
  }
  const frames = await page.evaluate<number[]>('(cancelAnimationFrame(window.counting), window.frameTimes)');
  await page.mouse.move(paper.x + paper.width / 2, paper.y + paper.height * 0.42, { steps: 4 });
  await page.getByTestId('drop-indicator').waitFor({ state: 'attached' });
  await nextFrames(page, 3);
  const mark = await page.getByTestId('drop-indicator').boundingBox();
  const scale = paper.width / (await frame.evaluate<number>('window.innerWidth'));
  const markY = mark ? (mark.y - paper.y) / scale : Number.NaN;
  const expected = await frame.evaluate<number>(`(() => {
    window.before = new Set([...document.querySelectorAll('[data-placed]')].map((each) => each.dataset.placed));
    const before = window.before.size;
    window.dropped = new Promise((resolve) => {
      new MutationObserver(() => {
        if (document.querySelectorAll('[data-placed]').length > before) resolve(${NOW});
      }).observe(document.body, { subtree: true, childList: true });
    });
    const middle = (each) => { const box = each.firstElementChild.getBoundingClientRect(); return box.top + box.height / 2; };
    return [...document.querySelectorAll('.page-main > [data-slot] > [data-placed]')].filter((each) => middle(each) < ${markY}).length;
  })()`);
  await page.mouse.up();
  const changed = await frame.evaluate<number>('window.dropped');
  const found = await frame.evaluate<number>(`
    [...document.querySelectorAll('.page-main > [data-slot] > [data-placed]')].findIndex((each) => !window.before.has(each.dataset.placed))
  `);
  const released = await page.evaluate<number>('window.released');
  return { frames, dropMs: changed - released, isWhereTheLineWas: found === expected };
}

async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate<void>(`(async () => {
    for (let left = ${count}; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  })()`);
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
