import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { bestTarget } from './best-target.ts';
import { newModule } from './new-module.ts';
import { slotKey } from './slot-address.ts';

const page = aDocument({
  top: [aHeading('menu')],
  main: [
    aHeading('a'),
    aContainer('box', aHeading('b')),
    aContainer('empty'),
    aHero('hero', aButton('buy')),
    newModule('tabs', 'tabs'),
  ],
});

const said = (target: { parentId: string | null; slot: string; index: number } | undefined) =>
  target && `${slotKey(target)}:${target.index}`;

describe('a module that was not told where to go', () => {
  test.each([
    ['into the selected container when it is empty', 'empty', 'empty/content:0'],
    ['behind the selected module', 'b', 'box/content:1'],
    ['behind what the selected module lies in, when that takes it', 'buy', '/main:4'],
    ['behind the selected module where that has several slots', 'tabs', '/main:5'],
    ['to the end of the main slot when nothing is selected', null, '/main:5'],
  ])('goes %s', (_, selected, expected) => {
    expect(said(bestTarget(page, { subtree: [newModule('heading', 'new')] }, selected))).toBe(expected);
  });
});
