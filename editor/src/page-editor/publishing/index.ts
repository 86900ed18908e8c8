export { type Autosaver, faultsOf } from './autosaver.ts';
export { PublishButton, type PublishButtonProps } from './publish-button.tsx';
export { RecoveryDialog } from './recovery-dialog.tsx';
export { RevisionsPanel } from './revisions-panel.tsx';
export { isWithoutAnswer, type SaveState } from './save-state.ts';
export { SaveStatus } from './save-status.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
export { useAutosave, useSaveState } from './use-autosave.ts';
