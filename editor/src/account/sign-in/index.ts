export { SignInDialog } from './sign-in-dialog.tsx';
export { SignInPage } from './sign-in-page.tsx';
