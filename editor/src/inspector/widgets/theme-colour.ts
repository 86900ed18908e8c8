import type { THEME_COLOURS, Theme } from '@witryna/module-schemas';
import tokens from '@witryna/modules/theme/tokens.css?raw';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COLOUR = /--colour-([a-z-]+):\s*(#[0-9a-f]{3,8})/gi;

/** The literal colours of each theme, read from the stylesheet that the shop itself uses. */
export function readThemeColours(css: string): Record<Theme, Readonly<Record<string, string>>> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...plain.matchAll(RULE)].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));
  const coloursOf = (selector: string) =>
    Object.fromEntries(
      rules
        .filter((rule) => rule.selector.split(',').some((one) => one.trim() === selector))
        .flatMap((rule) => [...rule.body.matchAll(COLOUR)].map(([, name, value]) => [name, value])),
    );
  const base = coloursOf(':root');
  return { default: base, u20: { ...base, ...coloursOf('.theme-u20') } };
}

const colours = readThemeColours(tokens);

/** How a colour of the theme looks; undefined for one that the stylesheet does not name literally. */
export function themeColour(theme: Theme, colour: (typeof THEME_COLOURS)[number]): string | undefined {
  return colours[theme][colour];
}
