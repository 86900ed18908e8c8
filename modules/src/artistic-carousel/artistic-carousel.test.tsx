import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, movesByItself, single } = moduleExamples['artistic-carousel'];
const file = (id: number) => ({
  id,
  mime: 'image/webp',
  size: 9,
  type: 'image' as const,
  url: `/media/${id}/a/original.webp`,
  width: 1600,
  height: 1000,
});
const related = { ...aRelated([]), files: { 1: file(1), 2: file(2), 3: file(3) } };
const scrollTo = vi.fn();

/** In this document nothing has a width; a slide is 300 pixels wide here. */
beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  Element.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const motion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }));
const track = () => screen.getByRole('list');

test('buttons go from slide to slide, and end at its ends', async () => {
  motion(false);
  await showModule('artistic-carousel', typical, { related });
  const [back, on] = [
    screen.getByRole('button', { name: 'Poprzedni slajd' }),
    screen.getByRole('button', { name: 'Następny slajd' }),
  ];
  expect((back as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(on);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 });
  track().scrollLeft = 600;
  fireEvent.scroll(track());
  expect(screen.getByText('3 z 3')).toBeTruthy();
  expect((on as HTMLButtonElement).disabled).toBe(true);
});

test('it moves by itself only where the editor said so, until it is paused or held', async () => {
  motion(false);
  vi.useFakeTimers();
  await showModule('artistic-carousel', movesByItself, { related });
  act(() => vi.advanceTimersByTime(6_000));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.focus(track());
  act(() => vi.advanceTimersByTime(60_000));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.blur(track());
  fireEvent.click(screen.getByRole('button', { name: 'Zatrzymaj przewijanie' }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('it stands still for those who want less motion, until they start it', async () => {
  motion(true);
  vi.useFakeTimers();
  await showModule('artistic-carousel', movesByItself, { related });
  act(() => vi.advanceTimersByTime(60_000));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Wznów przewijanie' })).toBeTruthy();
});

test('a single slide has no buttons, and one without its picture is left out', async () => {
  motion(false);
  await showModule('artistic-carousel', single, { related });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zobacz linię' }).getAttribute('href')).toBe('/twarz');
});
