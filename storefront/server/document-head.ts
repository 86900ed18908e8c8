import { attributesMarkup, escapeMarkup, headMarkup } from '../src/content/head-markup.ts';
import type { HeadElement } from '../src/content/page-head.ts';

/** What a document's head consists of. */
export interface HeadParts {
  readonly elements: readonly HeadElement[];
  /** Font files that are needed before the first paint. */
  readonly fonts: readonly string[];
  readonly favicon: string;
  /** Links to styles and code. */
  readonly assets: string;
}

/** The inside of a document's head; the same for every device. */
export function documentHead({ elements, fonts, favicon, assets }: HeadParts): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    headMarkup(elements),
    `<link rel="icon" href="${escapeMarkup(favicon)}">`,
    ...fonts.map(
      (href) => `<link${attributesMarkup({ rel: 'preload', as: 'font', type: 'font/woff2', href })} crossorigin>`,
    ),
    assets,
  ].join('');
}
