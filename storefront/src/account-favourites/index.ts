import type { AccountPageCode } from '../account/index.ts';

/** The page of favourites and their lists. */
export async function favouritesPage(): Promise<AccountPageCode> {
  const { beginFavourites, AccountFavourites } = await import('./account-favourites.tsx');
  return { Page: AccountFavourites, begin: beginFavourites };
}
