export { ConflictDialog } from './conflict-dialog.tsx';
