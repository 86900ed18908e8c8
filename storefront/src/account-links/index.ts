export { ConfirmLink } from './confirm-link.tsx';
export { isConfirmPath } from './confirm-requests.ts';
export { RequestReset } from './request-reset.tsx';
export { ResetPassword } from './reset-password.tsx';
