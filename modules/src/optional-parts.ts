import { isRecord, type PlacedModule } from '@witryna/module-schemas';

/**
 * Parts of modules that only some settings show, by their folder (`driver/folder`, entered by its `index.tsx`): their
 * styles go to the pages that show them, since what a list with filters needs is as much as all else about lists.
 */
const OPTIONAL_PARTS: Readonly<Record<string, (settings: PlacedModule['settings']) => boolean>> = {
  'products-list/controls': ({ pagination }) => pagination === true,
  'products-list/buying': ({ source }) => isRecord(source) && source.kind === 'addToCart',
};

/** The folders of all optional parts. */
export const optionalParts: readonly string[] = Object.keys(OPTIONAL_PARTS);

/** The optional parts that these modules show, each once. */
export function optionalPartsOf(placed: Iterable<PlacedModule>): string[] {
  const modules = [...placed];
  return optionalParts.filter((part) =>
    modules.some(({ driver, settings }) => part.startsWith(`${driver}/`) && OPTIONAL_PARTS[part]?.(settings)),
  );
}
