import { screen } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, wordsOnly, beside } = moduleExamples['advertise-box'];
const related = aRelated([]);

test('its heading is its only link, and names it', async () => {
  await showModule('advertise-box', typical, { related });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[typical.heading, '/twarz/kremy']]);
});

test('without a link it is words and a picture', async () => {
  const { link: _link, ...settings } = typical;
  await showModule('advertise-box', settings, { related });
  expect(screen.getByRole('heading', { name: typical.heading })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Wybierz parę')).toBeNull();
});

test.each([
  ['no picture', wordsOnly],
  ['a picture that is gone', { ...typical, image: { file: 404 } }],
])('with %s its words stand on a plain ground', async (_what, settings) => {
  const { container } = await showModule('advertise-box', settings, { related });
  expect(container.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('plain');
  expect(container.querySelector('img')).toBeNull();
});

test('what somebody has paid for says so', async () => {
  await showModule('advertise-box', beside, { related });
  expect(screen.getByText('Reklama')).toBeTruthy();
});
