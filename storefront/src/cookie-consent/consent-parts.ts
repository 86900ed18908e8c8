import type { ShopState } from '../content/view.ts';
import type { Navigator } from '../navigation/index.ts';

/** What the question about cookies knows of the shop. */
export interface ConsentParts {
  readonly shop: ShopState;
  readonly navigator: Pick<Navigator, 'subscribe' | 'state'>;
}

/** The path of the page where a choice is changed. */
export const MANAGE_COOKIES_PATH = '/manage-cookies';
