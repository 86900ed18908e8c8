export { returnPath } from '../content/return-path.ts';
export { ResendConfirmation } from './resend-confirmation.tsx';
export { ResendConfirmationDocument } from './sign-in.gen.ts';
export { signInFaults } from './sign-in-faults.ts';
export { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
export { useSlowness } from './use-slowness.ts';
