import { readFileSync } from 'node:fs';
import { SPACER_REM, THEME_COLOURS } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours that a block of tokens.css fixes. */
function coloursOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--colour-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const base = coloursOf(':root');
const themes = { default: base, u20: { ...base, ...coloursOf('.theme-u20') } };

test('every colour that a setting may name is a token', () => {
  expect(Object.keys(base)).toEqual(expect.arrayContaining([...THEME_COLOURS]));
});

test.each(SPACER_REM.map((rem, index) => [index + 1, rem]))(
  'level %i of the spacer scale ends at %f rem',
  (level, rem) => {
    const [, value] = css.match(new RegExp(`--space-${level}: (?:clamp\\(.*, )?([\\d.]+)rem\\)?;`)) ?? [];
    expect(Number(value)).toBe(rem);
  },
);

describe.each(Object.entries(themes))('the theme %s', (_name, colours) => {
  const on = (text: string, ground: string) => contrast(colours[text] ?? '', colours[ground] ?? '');

  test.each([
    ['ink', 'paper'],
    ['ink', 'tint'],
    ['ink', 'accent-tint'],
    ['muted', 'paper'],
    ['muted', 'surface'],
    ['muted', 'tint'],
    ['accent', 'paper'],
    ['accent', 'surface'],
    ['accent', 'tint'],
    ['surface', 'accent'],
    ['surface', 'accent-deep'],
    ['paper', 'second'],
    ['paper', 'ink'],
    ['danger', 'paper'],
    ['success', 'paper'],
  ])('%s can be read on %s', (text, ground) => {
    expect(on(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of what can be pressed are seen', () => {
    expect(on('edge', 'paper')).toBeGreaterThanOrEqual(3);
  });
});
