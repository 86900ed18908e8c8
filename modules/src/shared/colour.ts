import type { THEME_COLOURS } from '@witryna/module-schemas';

export type Tone = 'light' | 'dark';

type ThemeColour = (typeof THEME_COLOURS)[number];

const DARK_COLOURS: readonly ThemeColour[] = ['ink', 'muted', 'accent', 'second'];

/** The luminance at which ink and paper are read equally well. */
const MIDDLE_LUMINANCE = 0.204;

/** A colour of a setting, a name of the theme's or `#rrggbb`, as CSS has it. */
export function colourValue(colour: string): string {
  return colour.startsWith('#') ? colour : `var(--colour-${colour})`;
}

/** Whether what stands on this colour must be light or dark to be read: the tone of the ground. */
export function toneOf(colour: string): Tone {
  if (!colour.startsWith('#')) return (DARK_COLOURS as readonly string[]).includes(colour) ? 'dark' : 'light';
  return luminance(colour) < MIDDLE_LUMINANCE ? 'dark' : 'light';
}

/** What an element on a ground of its own carries: the tone, and the colour for its style sheet. */
export function groundOf(colour: string | undefined) {
  return colour === undefined
    ? undefined
    : { 'data-tone': toneOf(colour), style: { '--own-ground': colourValue(colour) } };
}

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
