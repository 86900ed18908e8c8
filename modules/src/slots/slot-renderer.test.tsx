import { act, cleanup, render, screen } from '@testing-library/react';
import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShopProvider } from '../shop/shop.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { aPage, aPlacedModule } from '../testing/a-page.ts';
import { type LoadedModules, loadModules } from './load-modules.ts';
import { UnknownModule } from './module-gap.tsx';
import { type SlotOptions, SlotRenderer } from './slot-renderer.tsx';

function Note({ text }: { text: string }) {
  if (text === 'throw') throw new Error('broken note');
  return <p>{text}</p>;
}

function Box({ slots }: { slots: Record<string, ReactNode> }) {
  return <section>{slots.content ?? 'nothing inside'}</section>;
}

const components: LoadedModules = new Map<string, (props: never) => ReactNode>([
  ['heading', Note],
  ['container', Box],
]);
const note = (id: string, text: string) => aPlacedModule('heading', { id, settings: { text } });
const reportError = vi.fn();

/** A page whose placed modules can be changed one by one, and what was rendered since. */
function aLivePage(page: PageDocument) {
  const rendered: string[] = [];
  const setters = new Map<string, (placed: PlacedModule) => void>();
  return {
    rendered,
    change: (placed: PlacedModule) => setters.get(placed.id)?.(placed),
    usePlaced(id: string) {
      const [placed, setPlaced] = useState(page.containers[id]);
      setters.set(id, setPlaced);
      rendered.push(id);
      return placed;
    },
  };
}

function Slot(options: Partial<SlotOptions> & Pick<SlotOptions, 'page'>) {
  return (
    <ShopProvider value={createStillShop({ reportError })}>
      <SlotRenderer slot="main" components={components} {...options} />
    </ShopProvider>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reportError.mockReset();
});

describe('a slot', () => {
  test('shows its placed modules in order, and what they hold', () => {
    const box = aPlacedModule('container', { slots: { content: ['b', 'c'] } });
    render(<Slot page={aPage([note('a', 'first'), box], [note('b', 'second'), note('c', 'third')])} />);
    expect(screen.getAllByRole('paragraph').map((element) => element.textContent)).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  test('passes over an id that names nothing', () => {
    const page = aPage([note('a', 'here')]);
    render(<Slot page={{ ...page, slots: { ...page.slots, main: ['gone', 'a'] } }} />);
    expect(screen.getByText('here')).toBeTruthy();
  });

  test('gives a module without content an empty slot', () => {
    render(<Slot page={aPage([aPlacedModule('container')])} />);
    expect(screen.getByText('nothing inside')).toBeTruthy();
  });

  test('stops where placed modules hold each other', () => {
    const box = aPlacedModule('container', { id: 'a', slots: { content: ['a'] } });
    render(<Slot page={aPage([box])} />);
    expect(screen.getByText('nothing inside')).toBeTruthy();
  });
});

describe('an unknown module', () => {
  const page = aPage([aPlacedModule('carousel-3d'), note('a', 'still here')]);

  test('leaves a quiet gap in the shop and is reported', () => {
    const { container } = render(<Slot page={page} />);
    expect(container.textContent).toBe('still here');
    expect(reportError).toHaveBeenCalledWith('carousel-3d', expect.any(UnknownModule));
  });

  test('is named where gaps are shown', () => {
    render(<Slot page={page} showGaps />);
    expect(screen.getByText('Missing module: carousel-3d')).toBeTruthy();
  });
});

describe('a module that throws', () => {
  const page = aPage([note('a', 'throw'), note('b', 'still here')]);

  test('leaves the rest of the page standing and is reported', () => {
    const { container } = render(<Slot page={page} />);
    expect(container.textContent).toBe('still here');
    expect(reportError).toHaveBeenCalledWith('heading', expect.objectContaining({ message: 'broken note' }));
  });

  test('leaves the rest of the page standing on the server', () => {
    expect(renderToString(<Slot page={page} />)).toContain('<p>still here</p>');
  });

  test('is named where gaps are shown', () => {
    render(<Slot page={page} showGaps />);
    expect(screen.getByText('Nie udało się wyświetlić modułu: heading')).toBeTruthy();
  });

  test('is named as its readers call it', () => {
    render(<Slot page={page} showGaps titleOf={(driver) => (driver === 'heading' ? 'Nagłówek' : driver)} />);
    expect(screen.getByText('Nie udało się wyświetlić modułu: Nagłówek')).toBeTruthy();
  });

  test('is tried again when its settings change, as often as they do', () => {
    const { rerender } = render(<Slot page={page} />);
    rerender(<Slot page={aPage([note('a', 'mended')])} />);
    expect(screen.getByText('mended')).toBeTruthy();
    rerender(<Slot page={aPage([note('a', 'throw')])} />);
    expect(screen.queryByText('mended')).toBeNull();
    rerender(<Slot page={aPage([note('a', 'mended again')])} />);
    expect(screen.getByText('mended again')).toBeTruthy();
  });
});

describe('a module with nothing to show', () => {
  const page = aPage([aPlacedModule('image')]);

  test('is nothing in the shop and a labelled gap in the editor', async () => {
    const loaded = await loadModules(['image']);
    const { container, rerender } = render(<Slot page={page} components={loaded} />);
    expect(container.innerHTML).toBe('');
    rerender(<Slot page={page} components={loaded} showGaps />);
    expect(screen.getByText('Tu jeszcze nic nie ma')).toBeTruthy();
  });
});

describe('an editor looking in', () => {
  test('wraps each placed module and each slot, empty ones too', () => {
    const page = aPage([aPlacedModule('container'), note('a', 'words')]);
    const { container } = render(
      <Slot
        page={page}
        renderPlaced={(placed, element) => <div data-placed={placed.id}>{element}</div>}
        renderSlot={({ parentId, slot }, content) => <div data-slot={`${parentId ?? 'page'}/${slot}`}>{content}</div>}
      />,
    );
    const found = (name: string) =>
      [...container.querySelectorAll(`[data-${name}]`)].map((element) => element.getAttribute(`data-${name}`));
    expect(found('placed')).toEqual(['container', 'a']);
    expect(found('slot')).toEqual(['page/main', 'container/content']);
  });

  test('renders the one module again whose settings change', () => {
    const page = aPage([note('a', 'one'), note('b', 'two')]);
    const { usePlaced, rendered, change } = aLivePage(page);
    render(<Slot page={page} usePlaced={usePlaced} />);
    rendered.length = 0;
    act(() => change(note('b', 'two and more')));
    expect(screen.getByText('two and more')).toBeTruthy();
    expect(new Set(rendered)).toEqual(new Set(['b']));
  });
});
