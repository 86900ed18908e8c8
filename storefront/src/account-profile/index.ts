import type { AccountPageCode } from '../account/index.ts';

export { PresentPassword } from './present-password.tsx';

/** The page of name, e-mail address and password. */
export async function profilePage(): Promise<AccountPageCode> {
  const { beginProfile, ProfilePage } = await import('./profile-page.tsx');
  return { Page: ProfilePage, begin: beginProfile };
}
