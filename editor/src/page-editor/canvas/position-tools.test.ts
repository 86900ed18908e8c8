import { expect, test } from 'vitest';
import { positionTools } from './position-tools.ts';

const tools = { width: 240, height: 32 };
const view = { width: 800, height: 600 };

test.each([
  ['above a module', { left: 100, top: 200, width: 400, height: 100 }, { left: 260, top: 162, isVisible: true }],
  [
    'inside the first module of the page',
    { left: 0, top: 0, width: 800, height: 400 },
    { left: 554, top: 6, isVisible: true },
  ],
  [
    'at the top of a tall module that begins above',
    { left: 0, top: -300, width: 800, height: 900 },
    { left: 554, top: 6, isVisible: true },
  ],
  [
    'within the page for a module at its right',
    { left: 700, top: 200, width: 90, height: 50 },
    { left: 550, top: 162, isVisible: true },
  ],
  [
    'nowhere for a module scrolled away upwards',
    { left: 0, top: -200, width: 800, height: 100 },
    { left: 554, top: 6, isVisible: false },
  ],
  [
    'nowhere for a module below what is seen',
    { left: 0, top: 900, width: 800, height: 100 },
    { left: 554, top: 862, isVisible: false },
  ],
])('tools stand %s', (_, box, expected) => {
  expect(positionTools(box, tools, view)).toEqual(expected);
});
