export { SaveSectionDialog } from './save-section-dialog.tsx';
export { type SavedSections, SavedSectionsProvider, useSavedSections } from './saved-sections-provider.tsx';
export { searchSections } from './search-sections.ts';
export { SectionMiniatures } from './section-miniatures.tsx';
export { SectionsList } from './sections-list.tsx';
