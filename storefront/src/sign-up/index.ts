export { type SignedUp, SignUpForm } from './sign-up-form.tsx';
