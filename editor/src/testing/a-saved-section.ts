import type { SavedSection } from '../api/content/saved-sections.ts';

/** A saved section as the list of the registry has it. */
export const aSavedSection = (id: number, changes: Partial<SavedSection> = {}): SavedSection => ({
  id,
  name: `Sekcja ${id}`,
  site: 'pl',
  language: 'pl',
  moduleCount: 1,
  unknownDrivers: [],
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: 'Zofia Lniana',
  mayChange: true,
  ...changes,
});
