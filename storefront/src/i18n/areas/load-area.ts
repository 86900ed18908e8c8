import { type Area, type AreaTexts, knowAreas, type ScreenLanguage, screenLanguageOf } from './area-texts.ts';

type Loaders = { readonly [Name in Area]: () => Promise<AreaTexts[Name]> };

/** One loader for each file of texts (`area-loaders.ts`). */
export type AreaLoaders = Readonly<Record<ScreenLanguage, Loaders>>;

let loaders: AreaLoaders | undefined;

/**
 * Says where areas are loaded from, once, before the first of them is asked for. What loads is kept out of this file:
 * many files share it, and one with `import()` brings the bundler's helper, which belongs to the entry.
 */
export function loadAreasFrom(from: AreaLoaders): void {
  loaders = from;
}

/**
 * Loads what the screens of an area say in the language of a site (BCP 47).
 * @throws where nobody has said where from, or the file cannot be had.
 */
export async function loadArea(language: string, area: Area): Promise<void> {
  if (!loaders) throw new Error('loadAreasFrom() comes before the first area is loaded.');
  const own = screenLanguageOf(language);
  knowAreas(own, { [area]: await loaders[own][area]() });
}

/** Loads several areas side by side. */
export async function loadAreas(language: string, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(language, area)));
}
