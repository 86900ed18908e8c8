import { paragraphs } from '@witryna/module-schemas';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import {
  closeCanvas,
  dragTo,
  eventually,
  mark,
  nextFrames,
  openCanvas,
  paletteItem,
  touch,
} from '../../testing/open-canvas.tsx';
import { newModule } from '../document/new-module.ts';
import { updateSettings } from '../document/update-settings.ts';

afterEach(closeCanvas);

const drivers = (store: Awaited<ReturnType<typeof openCanvas>>['store'], ids: readonly string[] = []) =>
  ids.map((id) => store.getPlaced(id)?.driver);

describe('a module of the palette', () => {
  test('goes between two modules, where the line was', async () => {
    const { store, moduleOf, pointIn } = await openCanvas(aDocument({ main: [aHeading('a'), aHeading('b')] }));
    const drag = await dragTo(paletteItem('Obraz'), pointIn(moduleOf('b'), 0.5, 0.2));
    expect(drag.mark.top).toBeLessThanOrEqual(pointIn(moduleOf('b'), 0, 0).y + 1);
    expect(drag.mark.top).toBeGreaterThanOrEqual(pointIn(moduleOf('a'), 0, 1).y - 1);
    drag.drop();
    expect(drivers(store, store.getPage().slots.main)).toEqual(['heading', 'image', 'heading']);
    await eventually(() => expect(mark()).toBeNull());
  });

  test('goes into an empty container within another', async () => {
    const { store, slotOf, pointIn } = await openCanvas(
      aDocument({ main: [aHeading('a'), aContainer('outer', aHeading('b'), aContainer('inner'))] }),
    );
    (await dragTo(paletteItem('Tekst'), pointIn(slotOf('inner')))).drop();
    expect(drivers(store, store.getPlaced('inner')?.slots?.content)).toEqual(['text']);
  });

  test.each([
    ['top', '.page-top'],
    ['bottom', '.page-bottom'],
  ] as const)('goes into the empty slot at the %s of the page', async (slot, selector) => {
    const { store, inFrame, pointIn } = await openCanvas(aDocument({ main: [aHeading('a')] }));
    (await dragTo(paletteItem('Nagłówek'), pointIn(inFrame(`${selector} .witryna-invitation`)))).drop();
    expect(drivers(store, store.getPage().slots[slot])).toEqual(['heading']);
  });

  test('goes into a slot that takes it, and beside the module where another would not be taken', async () => {
    const { store, slotOf, pointIn } = await openCanvas(aDocument({ main: [aHero('hero')] }));
    (await dragTo(paletteItem('Przycisk'), pointIn(slotOf('hero')))).drop();
    expect(drivers(store, store.getPlaced('hero')?.slots?.actions)).toEqual(['button']);
    (await dragTo(paletteItem('Nagłówek'), pointIn(slotOf('hero')))).drop();
    expect(drivers(store, store.getPage().slots.main)).toHaveLength(2);
  });

  test('goes to the left or to the right of a module in a column', async () => {
    const page = aDocument({ main: [aContainer('box', aHeading('a'), aHeading('b'))] });
    const inColumns = updateSettings(page, 'box', { columns: 2 })?.page ?? page;
    const { store, moduleOf, pointIn } = await openCanvas(inColumns);
    const drag = await dragTo(paletteItem('Tekst'), pointIn(moduleOf('a'), 0.8, 0.5));
    expect(drag.mark.height).toBeGreaterThan(drag.mark.width);
    drag.drop();
    expect(drivers(store, store.getPlaced('box')?.slots?.content)).toEqual(['heading', 'text', 'heading']);
  });
});

describe('a placed module', () => {
  test('is carried out of its container to another slot of the page', async () => {
    const { store, inFrame, pointIn } = await openCanvas(
      aDocument({ main: [aContainer('box', aHeading('a'), aHeading('b'))] }),
    );
    store.select('a');
    const grip = await eventually(() => {
      const found = document.querySelector('[role="toolbar"] button');
      if (!found) throw new Error('There are no tools yet');
      return found;
    });
    (await dragTo(grip, pointIn(inFrame('.page-bottom .witryna-invitation')))).drop();
    expect(store.getPage().slots.bottom).toEqual(['a']);
    expect(store.getPlaced('box')?.slots?.content).toEqual(['b']);
  });

  test('is carried by a finger on its grip', async () => {
    const { store, moduleOf, pointIn } = await openCanvas(
      aDocument({ main: [aHeading('a'), aHeading('b'), aHeading('c')] }),
    );
    store.select('c');
    const grip = await eventually(() => {
      const found = document.querySelector('[role="toolbar"] button');
      if (!found) throw new Error('There are no tools yet');
      return found;
    });
    const start = grip.getBoundingClientRect();
    const goal = pointIn(moduleOf('a'), 0.5, 0.2);
    touch(grip, 'touchstart', { x: start.left + 10, y: start.top + 10 });
    await eventually(() => expect(document.querySelector('[data-dragging="true"]')).not.toBeNull());
    touch(grip, 'touchmove', goal);
    await eventually(() => {
      touch(grip, 'touchmove', goal);
      expect(mark()?.getBoundingClientRect().top).toBeLessThan(goal.y);
    });
    touch(grip, 'touchend', goal);
    expect(store.getPage().slots.main).toEqual(['c', 'a', 'b']);
  });

  test('is grabbed on the page itself', async () => {
    const { store, moduleOf, documentOf, pointIn } = await openCanvas(
      aDocument({ main: [aHeading('a'), aHeading('b'), aHeading('c')] }),
    );
    const tell = (type: string, element: Element, share: number) => {
      const box = element.getBoundingClientRect();
      const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height * share };
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...at }));
    };
    tell('pointerdown', moduleOf('a'), 0.5);
    tell('pointermove', moduleOf('b'), 0.5);
    await nextFrames(3);
    tell('pointermove', moduleOf('c'), 0.9);
    await eventually(() =>
      expect(mark()?.getBoundingClientRect().top).toBeGreaterThan(pointIn(moduleOf('c'), 0, 0.5).y),
    );
    tell('pointerup', moduleOf('c'), 0.9);
    await eventually(() => expect(store.getPage().slots.main).toEqual(['b', 'c', 'a']));
    await eventually(() => {
      const order = [...documentOf().querySelectorAll<HTMLElement>('.page-main [data-placed]')];
      expect(order.map(({ dataset }) => dataset.placed)).toEqual(['b', 'c', 'a']);
    });
  });

  test('stays where it was when the drag is cancelled', async () => {
    const { store, moduleOf, pointIn } = await openCanvas(aDocument({ main: [aHeading('a'), aHeading('b')] }));
    const drag = await dragTo(paletteItem('Obraz'), pointIn(moduleOf('b')));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
    drag.drop();
    expect(store.getPage().slots.main).toEqual(['a', 'b']);
    await eventually(() => expect(mark()).toBeNull());
  });
});

describe('the preview', () => {
  test('selects what is clicked, and follows no link', async () => {
    const { store, moduleOf, documentOf } = await openCanvas(aDocument({ main: [aHero('hero', aButton('buy'))] }));
    const address = documentOf().location.href;
    moduleOf('buy').querySelector<HTMLElement>('a')?.click();
    await eventually(() => expect(store.getSelection()).toBe('buy'));
    moduleOf('buy').querySelector<HTMLElement>('a')?.click();
    await nextFrames(3);
    expect(documentOf().location.href).toBe(address);
    const outline = documentOf().querySelector<HTMLElement>('.witryna-outline[data-kind="selected"]');
    await eventually(() => expect(outline?.hidden).toBe(false));
  });

  test('renders one module again when its words change', async () => {
    const { store, documentOf, inFrame } = await openCanvas(
      aDocument({ main: [aHeading('a'), aHeading('b'), aContainer('box')] }),
    );
    const changed = new Set<string | undefined>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest<HTMLElement>('[data-placed]')?.dataset.placed);
      }
    }).observe(documentOf().getElementById('page') as Element, { subtree: true, childList: true, characterData: true });
    store.dispatch(updateSettings(store.getPage(), 'b', { text: 'Nowe słowa' }));
    await eventually(() => expect(inFrame('[data-placed="b"]').textContent).toContain('Nowe słowa'));
    await eventually(() => expect([...changed]).toEqual(['b']));
  });

  test('has what is typed before the editor goes on, so that the next frame paints it', async () => {
    const { store, inFrame } = await openCanvas(aDocument({ main: [aHeading('a')] }));
    store.dispatch(updateSettings(store.getPage(), 'a', { text: 'Nowe słowa' }));
    expect(inFrame('[data-placed="a"]').textContent).toContain('Nowe słowa');
  });

  test('shows a labelled gap for a module that throws, and goes on with all others', async () => {
    const broken = { ...newModule('accordion', 'broken'), settings: { items: 5 } };
    const { store, inFrame, onFailure } = await openCanvas(aDocument({ main: [aHeading('a'), broken, aHeading('b')] }));
    await eventually(() => expect(onFailure).toHaveBeenCalledWith('accordion', expect.any(String)));
    expect(inFrame('[data-placed="b"]').textContent).toContain('b');
    store.dispatch(
      updateSettings(store.getPage(), 'broken', { items: [{ title: 'Naprawiony', content: paragraphs('x') }] }),
    );
    await eventually(() => expect(inFrame('[data-placed="broken"]').textContent).toContain('Naprawiony'));
  });

  test('names a module that nobody knows', async () => {
    const unknown = { id: 'u', driver: 'rocket', version: 1, settings: {} };
    const { inFrame } = await openCanvas(aDocument({ main: [unknown] }));
    expect(inFrame('[data-placed="u"]').textContent).toContain('Missing module: rocket');
  });

  test('is as wide as the chosen device', async () => {
    const { frame } = await openCanvas(aDocument({ main: [aHeading('a')] }));
    expect(frame.contentWindow?.innerWidth).toBe(1280);
    document.querySelector<HTMLElement>('input[value="phone"]')?.click();
    await eventually(() => expect(frame.contentWindow?.innerWidth).toBe(390));
  });

  test('keeps its place on a long page while it is edited', async () => {
    const headings = Array.from({ length: 60 }, (_, index) => aHeading(`h${index}`));
    const { store, frame, inFrame } = await openCanvas(aDocument({ main: headings }));
    frame.contentWindow?.scrollTo({ top: 1500, behavior: 'instant' });
    store.dispatch(updateSettings(store.getPage(), 'h59', { text: 'Koniec' }));
    await eventually(() => expect(inFrame('[data-placed="h59"]').textContent).toContain('Koniec'));
    expect(frame.contentWindow?.scrollY).toBe(1500);
  });

  test('scrolls at its edge during a drag, and the line goes with the page', async () => {
    const headings = Array.from({ length: 60 }, (_, index) => aHeading(`h${index}`));
    const { store, frame } = await openCanvas(aDocument({ main: headings }));
    const box = frame.getBoundingClientRect();
    const drag = await dragTo(paletteItem('Obraz'), { x: box.left + box.width / 2, y: box.bottom - 12 });
    await eventually(() => expect(frame.contentWindow?.scrollY).toBeGreaterThan(400));
    drag.drop();
    const at = store.getPage().slots.main.findIndex((id) => store.getPlaced(id)?.driver === 'image');
    expect(at).toBeGreaterThan(3);
  });

  test('scrolls with the wheel during a drag, though a layer lies above it', async () => {
    const headings = Array.from({ length: 60 }, (_, index) => aHeading(`h${index}`));
    const { frame, moduleOf, pointIn } = await openCanvas(aDocument({ main: headings }));
    const drag = await dragTo(paletteItem('Obraz'), pointIn(moduleOf('h3')));
    const layer = document.querySelector('[data-dragging="true"][class*="layer"]');
    layer?.dispatchEvent(new WheelEvent('wheel', { deltaY: 300, bubbles: true }));
    await eventually(() => expect(frame.contentWindow?.scrollY).toBeGreaterThan(300));
    drag.drop();
  });

  test('shows another page in the frame that is there', async () => {
    const { reopen, documentOf } = await openCanvas(aDocument({ main: [aHeading('a')] }));
    reopen(aDocument({ main: [aHeading('z')] }));
    await eventually(() => expect(documentOf().querySelector('.page-main')?.textContent).toBe('z'));
  });

  test('invites to put a module into an empty slot, and the place is remembered', async () => {
    const { store, slotOf } = await openCanvas(aDocument({ main: [aContainer('box'), aHeading('a')] }));
    store.select('a');
    slotOf('box').click();
    await eventually(() => expect(document.querySelector('[role="combobox"]')).toBe(document.activeElement));
    await userEvent.keyboard('obraz{Enter}');
    await eventually(() => expect(document.activeElement?.getAttribute('role')).toBe('listbox'));
    await userEvent.keyboard('{Enter}');
    expect(drivers(store, store.getPlaced('box')?.slots?.content)).toEqual(['image']);
  });

  test('hands the keys of the editor on', async () => {
    const { store, documentOf } = await openCanvas(aDocument({ main: [aHeading('a'), aHeading('b')] }));
    store.select('a');
    const press = (key: string) =>
      documentOf().body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('Delete');
    await eventually(() => expect(store.getPage().slots.main).toEqual(['b']));
    press('/');
    await eventually(() => expect(document.querySelector('[role="combobox"]')).toBe(document.activeElement));
    await userEvent.keyboard('{Escape}');
  });
});

describe('the outline', () => {
  const rows = () => [...document.querySelectorAll('[role="treeitem"]')].map((row) => row.textContent);

  test('shows how the page is built and follows the selection of the canvas', async () => {
    const { store } = await openCanvas(aDocument({ main: [aContainer('box', aHeading('a'))] }));
    await eventually(() =>
      expect(rows()).toEqual(['Góra stronyPusto', 'Część główna', 'Kontenera', 'Nagłóweka', 'Dół stronyPusto']),
    );
    store.select('a');
    await eventually(() =>
      expect(document.querySelector('[role="treeitem"][aria-selected="true"]')?.textContent).toContain('a'),
    );
  });

  test('is a place to drop on', async () => {
    const { store } = await openCanvas(aDocument({ main: [aContainer('box'), aHeading('a')] }));
    const row = await eventually(() => {
      const found = [...document.querySelectorAll('[role="treeitem"]')].find((each) => each.textContent === 'Kontener');
      if (!found) throw new Error('The outline is empty');
      return found;
    });
    const { left, top, height } = row.getBoundingClientRect();
    (await dragTo(paletteItem('Tekst'), { x: left + 60, y: top + height / 2 })).drop();
    expect(drivers(store, store.getPlaced('box')?.slots?.content)).toEqual(['text']);
  });
});
