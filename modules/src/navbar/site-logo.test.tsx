import { screen } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { showModule } from '../testing/show-module.tsx';

const settings = { logo: { light: '/media/1/a/jasne.webp', dark: '/media/2/b/ciemne.webp' } };
const { logo: _own, ...navbar } = { logo: undefined, ...moduleExamples.navbar.typical };
const { logo: _owned, ...footer } = { logo: undefined, ...moduleExamples.footer.typical };

test('a header without a logo of its own shows the site’s, and keeps its name for those who hear it', async () => {
  await showModule('navbar', navbar, { settings });
  const home = screen.getByRole('link', { name: new RegExp(navbar.name) });
  expect(home.querySelector('img')?.getAttribute('src')).toBe(settings.logo.light);
});

test('a footer is dark and shows the logo for dark grounds; one for light grounds alone would not be seen', async () => {
  const { unmount } = await showModule('footer', footer, { settings });
  expect(screen.getByRole('img', { name: footer.name }).getAttribute('src')).toBe(settings.logo.dark);
  unmount();
  await showModule('footer', footer, { settings: { logo: { light: settings.logo.light } } });
  expect(screen.queryByRole('img', { name: footer.name })).toBeNull();
});
