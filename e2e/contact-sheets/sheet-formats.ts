import type { SheetFormat } from './sheet-layout.ts';

/** The windows in which pages are taken. */
export const WINDOWS = {
  390: { width: 390, height: 844 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
  1920: { width: 1920, height: 1080 },
} as const;

export type WindowWidth = keyof typeof WINDOWS;

/** How pages of each width are laid: seven, five, four and three columns side by side. */
export const PAGE_FORMATS: Readonly<Record<WindowWidth, SheetFormat>> = {
  390: { columnWidth: 186, columnRatio: 4.5, mostColumns: 5 },
  820: { columnWidth: 267, columnRatio: 3, mostColumns: 3 },
  1440: { columnWidth: 338, columnRatio: 2.6, mostColumns: 3 },
  1920: { columnWidth: 456, columnRatio: 2.2, mostColumns: 2 },
};

/** Product cards, six side by side. */
export const CARD_FORMAT: SheetFormat = { columnWidth: 220, columnRatio: 3, mostColumns: 1 };

/** Screens of the editor, three side by side. */
export const SCREEN_FORMAT: SheetFormat = { columnWidth: 456, columnRatio: 2.2, mostColumns: 1 };

/** Mails in the width of a mail program, five side by side. */
export const MAIL_FORMAT: SheetFormat = { columnWidth: 267, columnRatio: 3, mostColumns: 2 };
