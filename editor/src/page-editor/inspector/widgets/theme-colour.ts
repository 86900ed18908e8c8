import type { THEME_COLOURS, Theme } from '@witryna/module-schemas';
import tokens from '@witryna/modules/theme/tokens.css?raw';

const COLOUR = /^--colour-([a-z-]+):\s*(#[0-9a-f]{3,8})$/i;

/** The stylesheet without its comments. */
function withoutComments(css: string): string {
  const [before = '', ...parts] = css.split('/*');
  return before + parts.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('');
}

/** The innermost rules of a stylesheet. */
function rulesOf(css: string): { selector: string; body: string }[] {
  return css.split('}').flatMap((piece) => {
    const parts = piece.split('{');
    const [selector, body] = parts.slice(-2);
    return parts.length < 2 || selector === undefined || body === undefined
      ? []
      : [{ selector: selector.trim(), body }];
  });
}

/** The literal colours of each theme, read from the stylesheet that the shop itself uses. */
function readThemeColours(css: string): Record<Theme, Readonly<Record<string, string>>> {
  const rules = rulesOf(withoutComments(css));
  const coloursOf = (selector: string) =>
    Object.fromEntries(
      rules
        .filter((rule) => rule.selector.split(',').some((one) => one.trim() === selector))
        .flatMap((rule) => rule.body.split(';'))
        .flatMap((declaration) => {
          const [, name, value] = COLOUR.exec(declaration.trim()) ?? [];
          return name === undefined || value === undefined ? [] : [[name, value] as const];
        }),
    );
  const base = coloursOf(':root');
  return { default: base, u20: { ...base, ...coloursOf('.theme-u20') } };
}

const colours = readThemeColours(tokens);

/** How a colour of the theme looks; undefined for one that the stylesheet does not name literally. */
export function themeColour(theme: Theme, colour: (typeof THEME_COLOURS)[number]): string | undefined {
  return colours[theme][colour];
}
