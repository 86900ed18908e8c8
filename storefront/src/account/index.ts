export { useAccountHeading } from './account-heading.ts';
export { AccountShell } from './account-shell.tsx';
export { ACCOUNT_TABS, type AccountPageCode, type AccountPageProps, type AccountPath } from './account-tabs.ts';
export { EditableSection, savedAt } from './editable-section.tsx';
export { EmptyList, NoSuchPage, PageLinks } from './list-parts.tsx';
export { LoadingSlowly } from './loading-slowly.tsx';
export {
  beginPersonalQuery,
  beginPersonalRead,
  type PersonalQuery,
  usePersonalQuery,
  usePersonalRead,
} from './personal-query.ts';
export { QueryFailed } from './query-failed.tsx';
export { SavingForm } from './saving-form.tsx';
export { default as section } from './section.module.css';
export { SectionsLoading } from './sections-loading.tsx';
export { SignedInOnly } from './signed-in-only.tsx';
export { type TabStates, useTabState } from './tab-states.ts';
export { type FieldFaults, type Saving, useSaving } from './use-saving.ts';
