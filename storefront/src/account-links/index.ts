export { ConfirmLink } from './confirm-link.tsx';
export { RequestReset } from './request-reset.tsx';
export { ResetPassword } from './reset-password.tsx';
