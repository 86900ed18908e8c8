import { act, render, screen } from '@testing-library/react';
import { DRIVERS, EMPTY_RELATED, findDefinition, type PlacedModule } from '@witryna/module-schemas';
import { loadedModules, loadModules, loadSentences, STILL_SITE } from '@witryna/modules';
import { describe, expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { setPageProperties } from '../document/set-page-properties.ts';
import { updateSettings } from '../document/update-settings.ts';
import { PreviewApp } from './preview-app.tsx';

const ignore = () => {};

test.each(['edit', 'view'] as const)(
  'in %s, words in braces read as in the shop; the document keeps them',
  async (mode) => {
    await loadModules(['heading']);
    const text = 'Gratis od {freeDelivery}, {nieznane} zostaje';
    const store = createDocumentStore(aDocument({ main: [aHeading('a', { text })] }));
    const shop = { related: EMPTY_RELATED, words: { freeDelivery: '149,50 zł' } };
    const preview = (words: typeof shop) => (
      <PreviewApp
        store={store}
        components={loadedModules(['heading']) ?? new Map()}
        shop={words}
        mode={mode}
        onError={ignore}
        onInvited={ignore}
        onRendered={ignore}
      />
    );
    const { rerender } = render(preview(shop));
    expect(screen.getByRole('heading', { name: 'Gratis od 149,50\u00a0zł, {nieznane} zostaje' })).toBeTruthy();
    rerender(preview({ ...shop, words: { freeDelivery: '99 zł' } }));
    expect(screen.getByRole('heading', { name: 'Gratis od 99\u00a0zł, {nieznane} zostaje' })).toBeTruthy();
    expect(store.getPlaced('a')?.settings).toEqual({ text });
  },
);

test('words in braces are filled in the bar of benefits, too', async () => {
  const store = createDocumentStore(aDocument({ top: [aHeading('n')] }));
  const settings = { benefits: ['Gratis od {freeDelivery}'] };
  render(
    <PreviewApp
      store={store}
      components={await loadModules(['heading'])}
      shop={{ related: EMPTY_RELATED, words: { freeDelivery: '99 zł' }, settings }}
      mode="view"
      onError={ignore}
      onInvited={ignore}
      onRendered={ignore}
    />,
  );
  expect(screen.getByText('Gratis od 99 zł')).toBeTruthy();
});

test.each(['edit', 'view'] as const)(
  'in %s, a tile reads as the banner that it names; the document keeps what was chosen',
  async (mode) => {
    const components = await loadModules(['advertise-box', 'snippet']);
    const tile = { id: 'a', driver: 'advertise-box', version: 1, settings: { banner: 'banery/zima' } };
    const held = { ...tile, id: 'held', settings: { banner: 'banery/zima', heading: 'We fragmencie' } };
    const snippet = {
      id: 9,
      title: 'Kafel',
      slots: { top: [], main: ['held'], bottom: [] },
      containers: { held },
    };
    const placing = { id: 's', driver: 'snippet', version: 1, settings: { snippet: 'f/kafel' } };
    const store = createDocumentStore(aDocument({ main: [tile, placing] }));
    const banner = { id: 4, type: 'banner', title: 'Zima', properties: { text: 'Balsamy', href: '/cialo' } } as const;
    const preview = (title: string) => (
      <PreviewApp
        store={store}
        components={components}
        shop={{
          related: {
            ...EMPTY_RELATED,
            snippets: { 'f/kafel': snippet },
            contents: { 'banery/zima': { ...banner, title } },
          },
        }}
        mode={mode}
        onError={ignore}
        onInvited={ignore}
        onRendered={ignore}
      />
    );
    const { rerender } = render(preview('Zima w łące'));
    expect(screen.getByRole('heading', { name: 'Zima w\u00a0łące' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'We fragmencie' })).toBeTruthy();
    expect(screen.getAllByText('Balsamy')).toHaveLength(2);
    rerender(preview('Lato'));
    expect(screen.getByRole('heading', { name: 'Lato' })).toBeTruthy();
    expect(store.getPlaced('a')?.settings).toEqual({ banner: 'banery/zima' });
  },
);

test('the header of the site invites to give the page its own, which then stands in its place', async () => {
  const components = await loadModules(['heading', 'snippet']);
  const snippet = {
    id: 9,
    title: 'Nagłówek',
    slots: { top: [], main: ['n'], bottom: [] },
    containers: { n: aHeading('n', { text: 'Wspólny' }) },
  };
  const store = createDocumentStore(aDocument({ main: [aHeading('a')] }));
  const onInvited = vi.fn();
  render(
    <PreviewApp
      store={store}
      components={components}
      shop={{
        related: { ...EMPTY_RELATED, snippets: { 'fragmenty/naglowek': snippet } },
        frame: { header: 'fragmenty/naglowek' },
      }}
      mode="edit"
      onError={ignore}
      onInvited={onInvited}
      onRendered={ignore}
    />,
  );
  expect(screen.getByText('Wspólny')).toBeTruthy();
  act(() => screen.getByRole('button', { name: /^Nagłówek witryny/ }).click());
  expect(onInvited).toHaveBeenCalledWith({ parentId: null, slot: 'top' });
  act(() => store.replacePage(aDocument({ top: [aHeading('b', { text: 'Własny' })], main: [aHeading('a')] })));
  expect(screen.queryByText('Wspólny')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Nagłówek witryny/ })).toBeNull();
  expect(screen.getByText('Własny')).toBeTruthy();
  act(() => store.replacePage(aDocument({ main: [aHeading('a')] })));
  expect(screen.getByText('Wspólny')).toBeTruthy();
  act(() => {
    store.dispatch(setPageProperties(store.getPage(), { contentProperties: { withoutHeader: true } }));
  });
  expect(screen.queryByText('Wspólny')).toBeNull();
});

describe('modules of a draft with faults', () => {
  /** What a script may have put in the place of every field of a module. */
  const NONSENSE = [null, 7, '', 'javascript:alert(1)', [], ['x'], [null], {}, { x: 1 }, { type: 'doc' }, true];

  const wrong = DRIVERS.flatMap((driver): PlacedModule[] => {
    const fields = Object.keys(
      (findDefinition(driver)?.settings as { properties?: object } | undefined)?.properties ?? {},
    );
    return NONSENSE.map((value, index) => ({
      id: `${driver}-${index}`,
      driver,
      version: 1,
      settings: Object.fromEntries(fields.map((field) => [field, value])),
    }));
  });
  const bare = DRIVERS.map((driver): PlacedModule => ({ id: `${driver}-bare`, driver, version: 1, settings: {} }));

  test.each(['edit', 'view'] as const)(
    'in %s, none takes another one down, and each that fails has a label',
    async (mode) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const components = await loadModules(DRIVERS);
      const store = createDocumentStore(aDocument({ main: [...wrong, ...bare, aHeading('dobry', { text: 'Dobry' })] }));
      const failed: string[] = [];
      const { container } = render(
        <PreviewApp
          store={store}
          components={components}
          shop={{ related: EMPTY_RELATED }}
          mode={mode}
          onError={(driver) => failed.push(driver)}
          onInvited={ignore}
          onRendered={ignore}
        />,
      );
      expect(screen.getByRole('heading', { name: 'Dobry' })).toBeTruthy();
      expect(failed.length).toBeGreaterThan(0);
      expect(container.querySelector('[href^="javascript:alert"]')).toBeNull();
      const gaps = [...container.querySelectorAll('.module-gap')].map(({ textContent }) => textContent ?? '');
      if (mode === 'edit') {
        expect(container.querySelectorAll('[data-placed]')).toHaveLength(wrong.length + bare.length + 1);
        expect(gaps.filter((text) => text.startsWith('Nie udało się wyświetlić modułu')).length).toBeGreaterThan(0);
      } else expect(gaps).toEqual([]);
      vi.restoreAllMocks();
    },
  );

  test('comes back as soon as it is mended', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await loadModules(['heading']);
    const store = createDocumentStore(aDocument({ main: [aHeading('a', { text: { a: 1 } })] }));
    render(
      <PreviewApp
        store={store}
        components={loadedModules(['heading']) ?? new Map()}
        shop={{ related: EMPTY_RELATED }}
        mode="edit"
        onError={ignore}
        onInvited={ignore}
        onRendered={ignore}
      />,
    );
    expect(screen.getByText('Nie udało się wyświetlić modułu: Nagłówek')).toBeTruthy();
    act(() => void store.dispatch(updateSettings(store.getPage(), 'a', { text: 'Już dobrze' })));
    expect(screen.getByRole('heading', { name: 'Już dobrze' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('an empty slot', () => {
  const show = (mode: 'edit' | 'inspect' | 'view', site = STILL_SITE) =>
    render(
      <PreviewApp
        store={createDocumentStore(aDocument())}
        components={new Map()}
        shop={{ related: EMPTY_RELATED, site }}
        mode={mode}
        onError={ignore}
        onInvited={ignore}
        onRendered={ignore}
      />,
    );

  test('invites those who build, and tells its name to those who only look', () => {
    const { unmount } = show('edit');
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
    unmount();
    const { container } = show('inspect');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Część główna: pusto')).toBeTruthy();
    expect(container.textContent).not.toContain('Przeciągnij');
  });

  test('the page is in the language of its site, by whose rules words are broken', async () => {
    await loadSentences('en-GB');
    show('view', { ...STILL_SITE, language: 'en-GB' });
    expect(document.documentElement.lang).toBe('en-GB');
  });
});

test('a snippet invites into its one row of modules only', async () => {
  const store = createDocumentStore({ ...aDocument(), type: 'snippet' });
  render(
    <PreviewApp
      store={store}
      components={await loadModules(['heading'])}
      shop={{ related: EMPTY_RELATED }}
      mode="edit"
      onError={ignore}
      onInvited={ignore}
      onRendered={ignore}
    />,
  );
  expect(screen.getAllByRole('button', { name: /naciśnij/ })).toHaveLength(1);
});
