export { beginProfile, ProfilePage } from './profile-page.tsx';
