/** Widths at which a page is looked at, in CSS pixels. */
export const DEVICE_WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;

/** `fit` shows the whole width; a number is a share of the true size. */
export type ZoomChoice = 'fit' | number;
export const ZOOM_LEVELS: readonly number[] = [0.5, 0.75, 1];

export interface FittedFrame {
  /** Size of the frame for the page in it. */
  readonly width: number;
  readonly height: number;
  /** How much smaller the frame is shown. */
  readonly zoom: number;
}

/** The frame that fills the height of an area, and is shown whole or at a chosen size. Never larger than life. */
export function fitFrame(device: Device, choice: ZoomChoice, area: { width: number; height: number }): FittedFrame {
  const width = DEVICE_WIDTHS[device];
  const zoom = choice === 'fit' ? Math.min(1, area.width / width) : choice;
  const safe = zoom > 0 ? zoom : 1;
  return { width, height: Math.ceil(area.height / safe), zoom: safe };
}
