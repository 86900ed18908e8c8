import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { seePictures, seeWhole } from '../support/see-whole.ts';
import type { Tile } from './sheet-layout.ts';

/** A page that is longer than this is cut. */
const MOST_PX = 10_000;
/** What is seen of the footer, which is the same on each page. */
const FOOTER_PX = 60;
/** A part of an address that says nothing to a reader. */
const RANDOM = /[0-9a-f]{16,}/;
// A busy machine needs longer for a long page than for anything else.
const PICTURE = { type: 'jpeg', quality: 92, animations: 'disabled', timeout: 180_000 } as const;

/** Pictures that are taken for the sheets of one name, in the order in which they were taken. */
export interface Album {
  readonly tiles: readonly Tile[];
  /** The page with its lazy pictures down to the footer; where a dialog is open, the window that it lies over. */
  take(page: Page, name: string): Promise<void>;
  /** The page and its footer. */
  takeWhole(page: Page, name: string): Promise<void>;
  /** The page as the window shows it. */
  takeWindow(page: Page, name: string): Promise<void>;
  /** One part of a page, as it stands. */
  takePart(part: Locator, caption: string): Promise<void>;
  /** Deletes the pictures. */
  close(): void;
}

/** An album whose pictures lie in a temporary folder until it is closed. */
export function openAlbum(): Album {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-sheets-'));
  const tiles: Tile[] = [];
  const add = (caption: string, width: number, height: number) => {
    const file = join(folder, `${tiles.length}.jpg`);
    tiles.push({ caption, file, width, height });
    return file;
  };

  async function takeWindow(page: Page, name: string): Promise<void> {
    const { width, height } = sizeOf(page);
    await page.screenshot({ path: add(captionOf(page, name), width, height), ...PICTURE });
  }

  async function takeDownTo(page: Page, name: string, end: number): Promise<void> {
    const { width } = sizeOf(page);
    const height = Math.min(Math.ceil(end), MOST_PX);
    const path = add(captionOf(page, name), width, height);
    const clip = { x: 0, y: 0, width, height };
    await withoutEdges(page, () => page.screenshot({ path, fullPage: true, clip, ...PICTURE }));
  }

  return {
    tiles,
    takeWindow,
    take: async (page, name) => {
      if ((await page.locator('dialog[open]').count()) > 0) {
        await seePictures(page);
        return takeWindow(page, name);
      }
      await seeWhole(page);
      const footer = page.getByRole('contentinfo');
      const box = (await footer.count()) > 0 ? await footer.last().boundingBox() : null;
      await takeDownTo(page, name, box ? box.y + FOOTER_PX : await heightOf(page));
    },
    takeWhole: async (page, name) => {
      await seeWhole(page);
      await takeDownTo(page, name, await heightOf(page));
    },
    takePart: async (part, caption) => {
      const box = await part.boundingBox();
      if (!box) throw new Error(`Nothing is shown of "${caption}"`);
      const path = add(caption, box.width, box.height);
      await withoutEdges(part.page(), () => part.screenshot({ path, ...PICTURE }));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Takes a picture without what keeps to the lower edge of the window: it would lie over the middle of what is shown whole. */
async function withoutEdges(page: Page, take: () => Promise<unknown>): Promise<void> {
  // By the elements' own properties: the policy of the pages allows no sheet that they have not brought.
  const changed = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'fixed') return { element, property: 'visibility', value: 'hidden' };
      return { element, property: 'position', value: position === 'sticky' && bottom !== 'auto' ? 'static' : '' };
    });
    const edges = all.filter(({ value }) => value !== '');
    for (const { element, property, value } of edges) element.style.setProperty(property, value, 'important');
    return edges;
  });
  try {
    await take();
  } finally {
    await changed.evaluate((edges) => {
      for (const { element, property } of edges) element.style.removeProperty(property);
    });
    await changed.dispose();
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

function sizeOf(page: Page) {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no viewport');
  return size;
}

/** What it is, its address without random parts and what follows `#`, and the width of the window. */
function captionOf(page: Page, name: string): string {
  const { protocol, pathname, search } = new URL(page.url());
  const address = protocol.startsWith('http') ? ` · ${decodeURI(pathname.replace(RANDOM, '…') + search)}` : '';
  return `${name}${address} · ${sizeOf(page).width} px`;
}
