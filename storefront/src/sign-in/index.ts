export { newPasswordFaults, readNewPassword } from './new-password.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
export { ResendConfirmationDocument } from './sign-in.gen.ts';
export { SignInForm } from './sign-in-form.tsx';
export { SignInPage } from './sign-in-page.tsx';
