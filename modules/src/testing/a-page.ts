import { emptyPage, type PageDocument, type PlacedModule } from '@witryna/module-schemas';

/** A placed module of a driver, with its driver as id when no other is given. */
export function aPlacedModule(driver: string, part: Partial<PlacedModule> = {}): PlacedModule {
  return { id: driver, driver, version: 1, settings: {}, ...part };
}

/** A page with these in its main slot, and others that they hold. */
export function aPage(main: readonly PlacedModule[], held: readonly PlacedModule[] = []): PageDocument {
  const page = emptyPage('page', 'Strona');
  const containers = Object.fromEntries([...main, ...held].map((placed) => [placed.id, placed]));
  return { ...page, containers, slots: { ...page.slots, main: main.map(({ id }) => id) } };
}
