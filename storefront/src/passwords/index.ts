export { NEW_PASSWORD_NAMES, newPasswordFaults, readNewPassword } from './new-password.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
export { passwordError } from './password-errors.ts';
export { PasswordField } from './password-field.tsx';
