export { TermsConsent } from './account-consents.tsx';
export { type SignedUp, SignUpForm } from './sign-up-form.tsx';
