import type { ShopState, View } from '../content/view.ts';

/** What it asks of the navigation: the view on the screen; another arrival is another page. */
interface ShownPage {
  subscribe(listener: () => void): () => void;
  state(): { readonly arrival: { readonly view: View } };
}

/** What the question about cookies knows of the shop. */
export interface ConsentParts {
  readonly shop: ShopState;
  readonly navigator: ShownPage;
}

/** The path of the page where a choice is changed. */
export const MANAGE_COOKIES_PATH = '/manage-cookies';
