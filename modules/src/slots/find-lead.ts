import { MAX_PAGE_DEPTH, type PageDocument, type PlacedModule } from '@witryna/module-schemas';
import { moduleSlots } from '../defaults.gen.ts';
import { leadPictures } from '../lead-pictures.gen.ts';
import { PAGE_PLACE, type Place, placeInContainer } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';
import type { Shop } from '../shop/shop.ts';
import { fillSettings } from './fill-settings.ts';

/** The picture that a page's first screen waits for, and the placed module that shows it. */
export interface Lead {
  readonly moduleId: string;
  readonly picture: ShownPicture;
}

type Page = Pick<PageDocument, 'slots' | 'containers'>;
type Settings = Readonly<Record<string, unknown>>;

/** About as many letters as a first screen shows; what comes after them is below it. */
const LETTERS_OF_FIRST_SCREEN = 600;

/**
 * The first picture in the order of reading, unless a screen of text stands before it; then the first one whose
 * settings say that it is wanted at once. The same for all devices: a module shows its picture first on any of them,
 * or has another file for phones.
 */
export function findLead(page: Page, shop: Shop): Lead | undefined {
  let letters = 0;
  let wanted: Lead | undefined;

  function search(ids: readonly string[], place: Place, depth: number): Lead | undefined {
    if (depth > MAX_PAGE_DEPTH) return undefined;
    for (const id of ids) {
      const placed = page.containers[id];
      if (!placed) continue;
      const settings = fillSettings(placed);
      const isSeen = letters < LETTERS_OF_FIRST_SCREEN;
      const isWanted = settings.priority === true && !wanted;
      const picture = isSeen || isWanted ? pictureOf(placed, settings, place, shop) : undefined;
      if (picture && isSeen) return { moduleId: id, picture };
      if (picture) wanted = { moduleId: id, picture };
      if (isSeen) letters += countLetters(settings);
      const inside = placed.driver === 'container' ? placeInContainer(place, containerSettings(settings)) : place;
      for (const slot of moduleSlots[placed.driver] ?? []) {
        const found = search(placed.slots?.[slot] ?? [], inside, depth + 1);
        if (found) return found;
      }
    }
    return undefined;
  }

  return search(page.slots.main, PAGE_PLACE, 1) ?? wanted;
}

function pictureOf(placed: PlacedModule, settings: Settings, place: Place, shop: Shop): ShownPicture | undefined {
  if (!Object.hasOwn(leadPictures, placed.driver)) return undefined;
  // The registry checked the settings against the schema that the function's type is made of.
  const find = leadPictures[placed.driver] as LeadPicture<Settings> | undefined;
  try {
    return find?.(shop, settings, place);
  } catch {
    // The component fails alike, and is reported; the page goes on.
    return undefined;
  }
}

const containerSettings = (settings: Settings) => settings as unknown as Parameters<typeof placeInContainer>[1];

const TEXTS: ReadonlySet<string> = new Set(['text', 'heading', 'title', 'label', 'eyebrow', 'caption']);

/** How many letters a module's settings say, formatted text included. */
function countLetters(value: unknown, key = ''): number {
  if (typeof value === 'string') return TEXTS.has(key) ? value.length : 0;
  if (typeof value !== 'object' || value === null) return 0;
  let letters = 0;
  if (Array.isArray(value)) for (const item of value) letters += countLetters(item, key);
  else for (const name in value) letters += countLetters((value as Settings)[name], name);
  return letters;
}
