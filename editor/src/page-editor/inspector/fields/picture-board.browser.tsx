import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { aFile } from '../../../testing/fake-api.ts';
import { eventually } from '../../../testing/open-canvas.tsx';
import { PictureBoard } from './picture-board.tsx';

let close = () => {};
afterEach(() => close());

/** Shows a board whose picture never comes. */
function showBoard(width: number, height: number): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = '600px';
  const root = createRoot(place);
  close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <PictureBoard file={aFile(1, { width, height })} label="Obraz" onPlace={() => {}}>
      <span />
    </PictureBoard>,
  );
  return place;
}

test.each([
  ['wide', 2880, 720],
  ['upright', 1600, 2000],
])('a %s picture has its room before it is there', async (_, width, height) => {
  const place = showBoard(width, height);
  const boxOf = () => (place.querySelector('fieldset') as HTMLElement).getBoundingClientRect();
  await eventually(() => expect(boxOf().height).toBeGreaterThan(50));
  expect(boxOf().width / boxOf().height).toBeCloseTo(width / height, 1);
  expect(boxOf().height).toBeLessThanOrEqual(0.36 * innerHeight + 1);
  expect(boxOf().width).toBeLessThanOrEqual(600);
});
