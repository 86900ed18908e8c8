import { fireEvent, screen, within } from '@testing-library/react';
import { EMPTY_RELATED } from '@witryna/module-schemas';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { findAlert } from '../../../testing/alerts.ts';
import { aFile } from '../../../testing/fake-api.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { InspectorProvider } from '../inspector-context.tsx';
import { FocalPointEditor } from './focal-point-editor.tsx';
import type { ImagePoint } from './image-value.ts';
import type { Crop } from './picture-crop.ts';
import { PointsEditor } from './points-editor.tsx';

const surroundings = {
  pickerOrigin: 'image',
  pageId: 7,
  pageTitle: 'O nas',
  site: 'pl',
  theme: 'default' as const,
  isTemplate: false,
  related: EMPTY_RELATED,
  learnFiles: () => {},
  learnProducts: () => {},
  listAnchors: () => [],
};

interface HarnessProps {
  readonly crop?: Crop | undefined;
  readonly phoneCrop?: Crop | undefined;
  readonly start: readonly ImagePoint[];
  readonly onPoints: (points: readonly ImagePoint[]) => void;
}

function Harness({ start, crop, phoneCrop, onPoints }: HarnessProps) {
  const [points, setPoints] = useState(start);
  return (
    <InspectorProvider value={surroundings}>
      <PointsEditor
        file={aFile(1, { alt: 'Stół' })}
        points={points}
        crop={crop}
        phoneCrop={phoneCrop}
        onChange={(next) => {
          setPoints(next);
          onPoints(next);
        }}
      />
    </InspectorProvider>
  );
}

function renderPoints(start: readonly ImagePoint[] = [], crop?: Crop) {
  let current = start;
  const onPoints = (points: readonly ImagePoint[]) => {
    current = points;
  };
  return { ...renderWithApi(<Harness start={start} crop={crop} onPoints={onPoints} />), points: () => current };
}

/** The picture is 200 × 100 pixels large and begins at 10, 20. */
function clickAt(x: number, y: number) {
  const picture = screen.getByRole('img', { name: 'Stół' });
  picture.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(picture, { clientX: 10 + x, clientY: 20 + y });
}

const point = (x: number, y: number, label = 'Punkt'): ImagePoint => ({ x, y, label });

test('a click places a point where it hit', () => {
  const { points } = renderPoints();
  clickAt(50, 25);
  expect(points()).toEqual([{ x: 0.25, y: 0.25, label: 'Punkt 1' }]);
});

test('a click on a point that is there is refused in words', async () => {
  const { points } = renderPoints([point(0.25, 0.25)]);
  clickAt(52, 26);
  expect(points()).toHaveLength(1);
  expect(await findAlert()).toBe('Punkt nie może leżeć na innym punkcie.');
});

test('a sixth point is refused in words', async () => {
  const { points } = renderPoints([0.1, 0.3, 0.5, 0.7, 0.9].map((x) => point(x, 0.5)));
  clickAt(100, 90);
  expect(points()).toHaveLength(5);
  expect(await findAlert()).toBe('Na obrazie może być najwyżej 5 punktów.');
  expect((screen.getByRole('button', { name: 'Dodaj punkt' }) as HTMLButtonElement).disabled).toBe(true);
});

test('by key: a point is added, moved with the arrows, and its place is announced', async () => {
  const { user, points } = renderPoints();
  await user.click(screen.getByRole('button', { name: 'Dodaj punkt' }));
  screen.getByRole('button', { name: 'Punkt 1: Punkt 1' }).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(points()[0]).toMatchObject({ x: 0.51, y: 0.55 });
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Punkt 1: 51% w poziomie, 55% w pionie',
  );
});

test('by key: Enter goes to the words of the point, Delete removes it', async () => {
  const { user, points } = renderPoints([point(0.2, 0.2, 'Krem'), point(0.8, 0.8, 'Serum')]);
  screen.getByRole('button', { name: 'Punkt 2: Serum' }).focus();
  await user.keyboard('{Enter}');
  expect((document.activeElement as HTMLInputElement).value).toBe('Serum');
  screen.getByRole('button', { name: 'Punkt 1: Krem' }).focus();
  await user.keyboard('{Delete}');
  expect(points()).toEqual([point(0.8, 0.8, 'Serum')]);
});

test('a point has words, which it must have', async () => {
  const { user, points } = renderPoints([point(0.2, 0.2, 'Krem')]);
  const group = within(screen.getByRole('group', { name: 'Punkt 1' }));
  await user.clear(group.getByLabelText('Opis punktu'));
  expect(group.getByText('Pole nie może być puste')).toBeTruthy();
  await user.type(group.getByLabelText('Opis punktu'), 'Serum');
  expect(points()[0]?.label).toBe('Serum');
});

test('the focal point is set by a click and moved by key', async () => {
  let value: unknown;
  const { user } = renderWithApi(
    <FocalPointEditor file={aFile(1, { alt: 'Stół' })} value={undefined} onChange={(next) => (value = next)} />,
  );
  clickAt(20, 90);
  expect(value).toEqual({ x: 0.1, y: 0.9 });
  screen.getByRole('button', { name: /Punkt kadrowania/ }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(value).toEqual({ x: 0.49, y: 0.5 });
});

describe('a point outside of what the shop shows', () => {
  const middle: Crop = { left: 0.25, top: 0, width: 0.5, height: 1 };

  test('is placed, with a warning, and marked in the picture and in the list', async () => {
    const { points } = renderPoints([], middle);
    clickAt(20, 50);
    expect(points()).toMatchObject([{ x: 0.1, y: 0.5 }]);
    expect(await findAlert()).toBe('Punkt 1 leży poza kadrem: na komputerze nie będzie widoczny.');
    expect(screen.getByRole('button', { name: 'Punkt 1: Punkt 1 (poza kadrem)' })).toBeTruthy();
    expect(screen.getByText('Poza kadrem – na komputerze niewidoczny')).toBeTruthy();
  });

  test('is none any more once it is moved into the frame', async () => {
    const { user } = renderPoints([point(0.24, 0.5, 'Krem')], middle);
    screen.getByRole('button', { name: 'Punkt 1: Krem (poza kadrem)' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Punkt 1: Krem' })).toBeTruthy();
    expect(screen.queryByText('Poza kadrem – na komputerze niewidoczny')).toBeNull();
  });

  test('added by key, a point stands in what is seen', async () => {
    const { user, points } = renderPoints([], { left: 0.6, top: 0, width: 0.4, height: 1 });
    await user.click(screen.getByRole('button', { name: 'Dodaj punkt' }));
    expect(points()).toMatchObject([{ x: 0.8, y: 0.5 }]);
  });
});

test('what a phone shows is outlined and told', () => {
  const phoneCrop: Crop = { left: 0.25, top: 0, width: 0.5, height: 1 };
  renderWithApi(<Harness start={[point(0.5, 0.5)]} phoneCrop={phoneCrop} onPoints={() => {}} />);
  expect(screen.getByTestId('phone-crop').style).toMatchObject({ left: '25%', width: '50%', height: '100%' });
  expect(screen.getByText(/Przerywana linia pokazuje kadr na telefonie/)).toBeTruthy();
});
