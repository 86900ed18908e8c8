/** What other features may use of saved sections. */
export { mayChangeSection, nameOfSection } from './change-section.ts';
export { migrateSection, readSection, type SectionModules } from './read-section.ts';
export { SavedSectionNameTaken, TooManySavedSections } from './saved-sections.errors.ts';
export { newSectionBody } from './saved-sections.schema.ts';
export { MOST_SECTIONS, readModules, type SavedSectionsStore } from './saved-sections.store.ts';
