/** The frame of a picture, in pixels of the editor. */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
}

/** The frame of a tile in the palette. */
export const TILE: PictureFrame = { width: 96, height: 60 };

/** Widths at which a module may be drawn: a heading is lost in a wide window, a banner does not fit a narrow one. */
export const MINIATURE_WINDOWS = [420, 800, 1200] as const;

/** How a module lies in its frame, in pixels of its own window. */
export interface PictureFit {
  /** Width of the window. */
  readonly width: number;
  readonly top: number;
  /** How much of the window's height the module takes. */
  readonly height: number;
}

/**
 * The narrowest window in which all of a module can be seen, else the widest, and how far down it begins: in the
 * middle when it is low.
 *
 * @param heights how high the module is in each of the windows
 */
export function fitMiniature(heights: readonly number[], frame: PictureFrame = TILE): PictureFit {
  const roomOf = (width: number) => (width * frame.height) / frame.width;
  const fitting = MINIATURE_WINDOWS.findIndex((width, place) => (heights[place] ?? 0) <= roomOf(width));
  const place = fitting === -1 ? MINIATURE_WINDOWS.length - 1 : fitting;
  const width = MINIATURE_WINDOWS[place] ?? MINIATURE_WINDOWS[0];
  const height = heights[place] ?? 0;
  return { width, top: Math.max(0, (roomOf(width) - height) / 2), height };
}

/** Heights that hold each of several states of a module, so that all of them are drawn alike. */
export function highestOf(states: readonly (readonly number[])[]): number[] {
  return MINIATURE_WINDOWS.map((_, place) => Math.max(0, ...states.map((heights) => heights[place] ?? 0)));
}
