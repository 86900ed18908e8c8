export { returnPath } from '../content/return-path.ts';
export { NEW_PASSWORD_NAMES, newPasswordFaults, readNewPassword } from './new-password.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
export { hidePasswords, PasswordField } from './password-field.tsx';
export { ResendConfirmation } from './resend-confirmation.tsx';
export { ResendConfirmationDocument } from './sign-in.gen.ts';
export { signInFaults } from './sign-in-faults.ts';
export { SignInForm } from './sign-in-form.tsx';
export { useSlowness } from './use-slowness.ts';
