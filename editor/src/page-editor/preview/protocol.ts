import type {
  PageDocument,
  Related,
  ShopSettings,
  ShopWords,
  SiteFrame,
  SiteSummary,
  SlotAddress,
} from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';
import type { PagePatch } from '../document/index.ts';
import type { Box, PageLayout, Point } from './layout.ts';

/** Raised when a message changes its meaning: a frame of another build is then not listened to. */
export const PROTOCOL_VERSION = 1;

/** What the modules of the preview may ask of the shop around them. */
export interface PreviewShop {
  readonly site?: SiteSummary;
  readonly settings?: ShopSettings;
  readonly related: Related;
  readonly current?: CurrentEntity;
  /** Whether what is edited is a template, which pages are made from. */
  readonly isTemplate?: boolean;
  /** Filled into the texts that are shown; the document keeps the names in braces. */
  readonly words?: ShopWords;
  /** Snippets that stand above and below a page without modules of its own there. */
  readonly frame?: SiteFrame;
}

/**
 * `edit` draws outlines, selects on click and invites into empty slots; `inspect` does the same without inviting, for
 * those who may not build; `view` shows the page as shoppers will see it.
 */
export type PreviewMode = 'edit' | 'inspect' | 'view';

/** From the editor to the preview. */
export type EditorMessage =
  /** Asks whether anybody is there; the answer is `ready`. */
  | { readonly type: 'hello' }
  | { readonly type: 'init'; readonly page: PageDocument; readonly shop: PreviewShop; readonly mode: PreviewMode }
  | { readonly type: 'patch'; readonly patch: PagePatch }
  | { readonly type: 'shop'; readonly shop: PreviewShop }
  | { readonly type: 'select'; readonly id: string | null; readonly reveal: boolean }
  | { readonly type: 'hover'; readonly id: string | null }
  /** How many faults modules have, by id; those that are not named have none. */
  | { readonly type: 'faults'; readonly counts: Readonly<Record<string, number>> }
  /** How many open threads modules have, by id. */
  | { readonly type: 'comments'; readonly counts: Readonly<Record<string, number>> }
  | { readonly type: 'carry'; readonly id: string | null }
  | { readonly type: 'zoom'; readonly zoom: number }
  /** Asks for a `layout`, now and after every change until `measuring` is false. */
  | { readonly type: 'measure'; readonly measuring: boolean }
  | { readonly type: 'scroll-by'; readonly x: number; readonly y: number }
  /** Scrolls no further than it must to show this box. */
  | { readonly type: 'reveal'; readonly box: Box };

/** A key as a shortcut reads it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** From the preview to the editor. Points are of the frame's viewport, boxes of its document. */
export type PreviewMessage =
  /** The preview listens and has no page; also when it missed a message and needs the page anew. */
  | { readonly type: 'ready' }
  /** The message with this number was carried out and is on the screen with the next frame. */
  | { readonly type: 'ack'; readonly of: number }
  | { readonly type: 'layout'; readonly layout: PageLayout; readonly scroll: Point }
  | { readonly type: 'scrolled'; readonly scroll: Point }
  | { readonly type: 'selection-box'; readonly id: string | null; readonly box: Box | null }
  | { readonly type: 'clicked'; readonly id: string | null }
  /** The mark was pressed that says that a module has comments. */
  | { readonly type: 'comments-opened'; readonly id: string }
  | { readonly type: 'hovered'; readonly id: string | null }
  | { readonly type: 'grabbed'; readonly id: string; readonly at: Point }
  | { readonly type: 'dragged'; readonly at: Point }
  | { readonly type: 'released'; readonly at: Point; readonly cancelled: boolean }
  | { readonly type: 'invited'; readonly address: SlotAddress }
  | ({ readonly type: 'key' } & PressedKey)
  | { readonly type: 'leave'; readonly backwards: boolean }
  | { readonly type: 'failed'; readonly driver: string; readonly message: string };
