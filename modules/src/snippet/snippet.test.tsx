import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadModules } from '../slots/load-modules.ts';
import { aPage, aPlacedModule } from '../testing/a-page.ts';
import { aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const ofSnippet = (snippet: string) => aPlacedModule('snippet', { id: `of-${snippet}`, settings: { snippet } });
const aSnippet = (...modules: Parameters<typeof aPage>[0]) => ({ id: 1, ...aPage(modules) });
const aHeading = aPlacedModule('heading', { settings: { text: 'Dostawa gratis' } });

test('an editor sees what the snippet holds, also what lies in a snippet in it', async () => {
  await loadModules(['heading']);
  const snippets = { outer: aSnippet(ofSnippet('inner')), inner: aSnippet(aHeading) };
  await showModule('snippet', { snippet: 'outer' }, { related: { ...aRelated([]), snippets } });
  expect(screen.getByRole('heading', { name: 'Dostawa gratis' })).toBeTruthy();
});

test('one that is gone, or that holds itself, leaves nothing', async () => {
  const snippets = { ring: aSnippet(ofSnippet('ring')) };
  const related = { ...aRelated([]), snippets };
  const { container } = await showModule('snippet', { snippet: 'ring' }, { related });
  expect(container.textContent).toBe('');
  expect((await showModule('snippet', { snippet: 'gone' }, { related })).container.textContent).toBe('');
});
