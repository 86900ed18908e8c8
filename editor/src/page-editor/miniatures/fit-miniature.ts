export const MINIATURE_WIDTH = 96;
export const MINIATURE_HEIGHT = 60;

/** Widths at which a module may be drawn: a heading is lost in a wide window, a banner does not fit a narrow one. */
export const MINIATURE_WINDOWS = [420, 800, 1200] as const;

/**
 * The narrowest window in which all of a module can be seen, else the widest, and how far down it begins: in the
 * middle when it is low.
 *
 * @param heights how high the module is in each of the windows
 */
export function fitMiniature(heights: readonly number[]): { readonly width: number; readonly top: number } {
  const roomOf = (width: number) => (width * MINIATURE_HEIGHT) / MINIATURE_WIDTH;
  const fitting = MINIATURE_WINDOWS.findIndex((width, place) => (heights[place] ?? 0) <= roomOf(width));
  const place = fitting === -1 ? MINIATURE_WINDOWS.length - 1 : fitting;
  const width = MINIATURE_WINDOWS[place] ?? MINIATURE_WINDOWS[0];
  return { width, top: Math.max(0, (roomOf(width) - (heights[place] ?? 0)) / 2) };
}
