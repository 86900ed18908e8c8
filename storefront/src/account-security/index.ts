export { beginSecurity, SecurityPage } from './security-page.tsx';
