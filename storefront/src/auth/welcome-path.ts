import { returnPath } from '../sign-in/index.ts';
import type { SignedUp } from '../sign-up/index.ts';

/** What the welcome after a sign-up has to tell, beside that. */
export interface Welcome {
  readonly wantsNewsletter: boolean;
  readonly isAddressMissing: boolean;
  /** Where somebody wanted to go. */
  readonly target: string | undefined;
}

/** The way to the welcome; it tells nothing of the customer. */
export function welcomePath(
  { wantsNewsletter, isAddressMissing }: Pick<SignedUp, 'wantsNewsletter' | 'isAddressMissing'>,
  target: string | undefined,
): string {
  const search = new URLSearchParams({
    ...(wantsNewsletter && { newsletter: 'waiting' }),
    ...(isAddressMissing && { address: 'missing' }),
    ...(target && { return: target }),
  });
  return search.size > 0 ? `/signup-welcome?${search}` : '/signup-welcome';
}

/** The same, read from the address of the page. */
export function readWelcome(search: string, basePath = ''): Welcome {
  const given = new URLSearchParams(search);
  return {
    wantsNewsletter: given.get('newsletter') === 'waiting',
    isAddressMissing: given.get('address') === 'missing',
    target: returnPath(search, basePath),
  };
}
