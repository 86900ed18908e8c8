export { OwnPasswordDialog } from './own-password-dialog.tsx';
