export { AuthDrawer } from './auth-drawer.tsx';
export { AuthPage } from './auth-page.tsx';
export { WelcomePage } from './welcome-page.tsx';
