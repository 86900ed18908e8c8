export { PresentPassword } from './present-password.tsx';
export { beginProfile, ProfilePage } from './profile-page.tsx';
