import { emptyPage, moduleExamples, type PageDocument, type PlacedModule } from '@witryna/module-schemas';

/** A placed module of one of the examples. */
export function aPlaced(id: string, driver: keyof typeof moduleExamples, settings?: object): PlacedModule {
  const typical = (moduleExamples[driver] as Record<string, object>).typical;
  return { id, driver, version: 1, settings: { ...(settings ?? typical) } };
}

/** A page document with these modules in its main slot. */
export function aDocument(changes: Partial<PageDocument> = {}, ...placed: readonly PlacedModule[]): PageDocument {
  const document = { ...emptyPage('page', 'O nas'), ...changes };
  if (placed.length === 0) return document;
  return {
    ...document,
    slots: { top: [], main: placed.map(({ id }) => id), bottom: [] },
    containers: Object.fromEntries(placed.map((module) => [module.id, module])),
  };
}
