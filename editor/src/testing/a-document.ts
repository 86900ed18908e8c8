import { emptyPage, type PageDocument, type PlacedModule } from '@witryna/module-schemas';

type Content = PlacedModule | readonly [PlacedModule, Readonly<Record<string, readonly Content[]>>];

/** A heading whose text is its id, unless told otherwise. */
export function aHeading(id: string, settings: Record<string, unknown> = {}): PlacedModule {
  return { id, driver: 'heading', version: 1, settings: { text: id, ...settings } };
}

export function aButton(id: string): PlacedModule {
  return { id, driver: 'button', version: 1, settings: { label: id, link: { href: '/twarz' } } };
}

/** A container with these modules in it. */
export function aContainer(id: string, ...content: readonly Content[]): Content {
  return [{ id, driver: 'container', version: 1, settings: {} }, { content }];
}

/** A hero with these buttons. */
export function aHero(id: string, ...actions: readonly Content[]): Content {
  return [{ id, driver: 'hero', version: 1, settings: { heading: id } }, { actions }];
}

/** A page document with these modules in its slots. */
export function aDocument(slots: Partial<Record<'top' | 'main' | 'bottom', readonly Content[]>> = {}): PageDocument {
  const containers: Record<string, PlacedModule> = {};
  const enter = (content: Content): string => {
    const [placed, below] = 'id' in content ? [content, undefined] : content;
    const filled = below && Object.fromEntries(Object.entries(below).map(([slot, list]) => [slot, list.map(enter)]));
    containers[placed.id] = { ...placed, ...(filled && { slots: filled }) };
    return placed.id;
  };
  const { top = [], main = [], bottom = [] } = slots;
  const filled = { top: top.map(enter), main: main.map(enter), bottom: bottom.map(enter) };
  return { ...emptyPage('page', 'Strona'), slots: filled, containers };
}
