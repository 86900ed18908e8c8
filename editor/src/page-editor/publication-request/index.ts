export { RequestBadge } from './request-badge.tsx';
export { RequestButton } from './request-button.tsx';
export { RequestDialog, type RequestDialogProps } from './request-dialog.tsx';
