export { ConflictDialog } from './conflict-dialog.tsx';
export { RemoteChanges } from './remote-changes.tsx';
