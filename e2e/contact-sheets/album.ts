import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { seeWhole } from '../support/see-whole.ts';
import type { Tile } from './sheet-layout.ts';

/** A page that is longer than this is cut. */
const MOST_PX = 10_000;
/** What is seen of the footer, which is the same on each page. */
const FOOTER_PX = 60;
/** A part of an address that says nothing to a reader. */
const RANDOM = /[0-9a-f]{16,}/;
// A busy machine needs longer for a long page than for anything else.
const PICTURE = { type: 'jpeg', quality: 92, animations: 'disabled', timeout: 180_000 } as const;

/** What keeps to the lower edge of the window would lie over the middle of what is shown whole. */
const WITHOUT_EDGES =
  '[data-edge="fixed"] { visibility: hidden !important; } [data-edge="sticky"] { position: static !important; }';

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
    await markEdges(page);
    await page.screenshot({ path, fullPage: true, clip, style: WITHOUT_EDGES, ...PICTURE });
  }

  return {
    tiles,
    takeWindow,
    take: async (page, name) => {
      if ((await page.locator('dialog[open]').count()) > 0) return takeWindow(page, name);
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
      await markEdges(part.page());
      await part.screenshot({ path: add(caption, box.width, box.height), style: WITHOUT_EDGES, ...PICTURE });
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Marks what keeps to the lower edge of the window, for `WITHOUT_EDGES`. */
const markEdges = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      // Where nothing else is said, the used value of what is fixed is in pixels as well.
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) element.dataset.edge = position;
    }
  });

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
