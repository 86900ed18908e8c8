export { FormLanguageMenu } from './form-language-menu.tsx';
export { OwnPasswordDialog } from './password/own-password-dialog.tsx';
export { OwnFactorDialog } from './second-factor/own-factor-dialog.tsx';
export { SignInDialog } from './sign-in/sign-in-dialog.tsx';
export { SignInPage } from './sign-in/sign-in-page.tsx';
export { WaitingMenu } from './waiting/waiting-menu.tsx';
