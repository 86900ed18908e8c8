import { screen, within } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aPlacedModule } from '../testing/a-page.ts';
import { aMediaFile, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, withPicture, darkBand } = moduleExamples['cta-box'];
const related = { ...aRelated([]), files: { 4: aMediaFile({ id: 4 }) } };
const button = (label: string) =>
  aPlacedModule('button', { id: label, settings: { label, link: { href: '/kontakt' } } });

test('its buttons stand after its words and before the note', async () => {
  await showModule('cta-box', typical, {}, { actions: [button('Napisz do nas'), button('Zadzwoń')] });
  const text = screen.getByRole('heading', { name: typical.heading }).closest('section')?.textContent ?? '';
  const places = ['Nie wiesz', 'Napisz do nas', 'Zadzwoń', 'W\u00a0dni'].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a picture that is gone leaves the words alone', async () => {
  const { container } = await showModule('cta-box', withPicture);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('section')?.dataset.picture).toBeUndefined();
});

test('with its picture it says at which side that stands', async () => {
  const { container } = await showModule('cta-box', withPicture, { related });
  expect(screen.getByRole('img', { name: withPicture.image.alt })).toBeTruthy();
  expect(container.querySelector('section')?.dataset.picture).toBe('end');
});

test('on a dark colour its words are light', async () => {
  const { container } = await showModule('cta-box', darkBand);
  const box = container.querySelector<HTMLElement>('[data-tone=dark]');
  expect(box && within(box).getByRole('heading', { level: 2 })).toBeTruthy();
});
