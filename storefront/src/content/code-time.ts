import type { ScreenPath } from './own-paths.ts';
import type { View } from './view.ts';

/** When the code of a view is asked for. */
export type CodeTime =
  /** With the document, since what the view is about comes with its code alone. */
  | 'with-document'
  /** When the document is painted: it is of no use before, such as a form, but can be read. */
  | 'painted'
  /** When the first screen is complete, or its visitor does something: it can be read and followed as it came. */
  | 'complete';

/** Screens of which the server makes no more than a heading. */
const SHOWN_BY_CODE: ReadonlySet<ScreenPath> = new Set<ScreenPath>([
  '/cart',
  '/cart/:items',
  '/order',
  '/thank-you',
  '/payment-verification',
  '/payment-error',
  '/my-wishlist',
  '/compare',
]);

/** When a view needs its code. */
export function codeTimeOf(view: View): CodeTime {
  if (view.kind === 'form-answer') return 'painted';
  if (view.kind !== 'screen') return 'complete';
  return SHOWN_BY_CODE.has(view.path) ? 'with-document' : 'painted';
}
