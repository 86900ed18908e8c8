import {
  emptyPage,
  isRecord,
  migratePage,
  normalizePage,
  type PageDocument,
  type PageFault,
  type PlacedModule,
  validateDraft,
} from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { findPageFaults } from '../pages/index.ts';
import { SavedSectionInvalid } from './saved-sections.errors.ts';

/** Most modules of a section. */
const MOST_MODULES = 200;
/** Most characters of a section as JSON. */
const MOST_CHARACTERS = 200_000;

/** A module with everything in it; the root comes first. */
export type SectionModules = readonly [PlacedModule, ...PlacedModule[]];

/**
 * What somebody wants to keep, in its one form: a section may be put on any page at any time, so it must be what could
 * be published there.
 * @throws SavedSectionInvalid with every fault
 */
export async function readSection(db: Db, siteId: number, name: string, input: unknown[]): Promise<SectionModules> {
  if (input.length > MOST_MODULES) throw new SavedSectionInvalid([tooMany(input.length)]);
  const size = JSON.stringify(input).length;
  if (size > MOST_CHARACTERS) throw new SavedSectionInvalid([tooLarge(size)]);
  const page = pageOf(name, input);
  const broken = [...(hasDoubles(page, input) ? [TWICE] : []), ...validateDraft(page)];
  if (broken.length > 0) throw new SavedSectionInvalid(broken);
  const readPublished = async () => undefined;
  const faults = await findPageFaults(db, { siteId, slug: undefined, document: page, readPublished });
  if (faults.length > 0) throw new SavedSectionInvalid(faults);
  return modulesOf(page);
}

/** The modules of a stored section in the newest shape of their kinds; those of unknown kinds as they are. */
export function migrateSection(modules: SectionModules): SectionModules {
  return modulesOf(migratePage(sectionPage(modules)));
}

/** A page with nothing on it but a section. */
export function sectionPage([root, ...below]: SectionModules): PageDocument {
  return {
    ...emptyPage('page', ''),
    slots: { top: [], main: [root.id], bottom: [] },
    containers: Object.fromEntries([root, ...below].map((placed) => [placed.id, placed])),
  };
}

function pageOf(title: string, input: readonly unknown[]): PageDocument {
  const root = input[0];
  const main = isRecord(root) ? [root.id] : [];
  return normalizePage({ ...emptyPage('page', title), slots: { main }, containers: input });
}

const hasDoubles = (page: PageDocument, input: readonly unknown[]) =>
  Object.keys(page.containers).length !== input.length;

/** In the order in which they came; the root is the only one in a slot of the page. */
function modulesOf({ slots, containers }: PageDocument): SectionModules {
  const [rootId = ''] = slots.main;
  const root = containers[rootId];
  if (!root) throw new Error('A section without its first module');
  return [root, ...Object.values(containers).filter(({ id }) => id !== rootId)];
}

const TWICE: PageFault = { path: '/modules', rule: 'section-twice', message: 'Dwa moduły sekcji mają ten sam numer.' };

const tooMany = (count: number): PageFault => ({
  path: '/modules',
  rule: 'section-modules',
  message: `Sekcja może mieć najwyżej ${MOST_MODULES} modułów, a tu jest ich ${count}.`,
});

const tooLarge = (size: number): PageFault => ({
  path: '/modules',
  rule: 'section-size',
  message: `Sekcja jest za duża: ma ${size} znaków danych, a może mieć najwyżej ${MOST_CHARACTERS}.`,
});
