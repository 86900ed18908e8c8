import type { AccountPageProps } from '../account/index.ts';
import { PasskeyOffer } from '../account-passkeys/index.ts';
import { HomePanels } from './home-panels.tsx';

export { beginHome } from './home-panels.tsx';

/** What the account begins with: what there is to know, and a key for this device where there is none yet. */
export function AccountHome(page: AccountPageProps) {
  return (
    <>
      <HomePanels {...page} />
      <PasskeyOffer site={page.site} shop={page.shop} />
    </>
  );
}
