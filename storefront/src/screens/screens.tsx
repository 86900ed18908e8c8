import type { SiteDetails, StaticRouting } from '@witryna/module-schemas';
import { lazy, Suspense } from 'react';
import type { ScreenPath } from '../content/own-paths.ts';
import type { FormAnswerView } from '../content/view.ts';

type Screens = typeof import('./screen.tsx');

let loaded: Screens | undefined;

/** Loads the screens of the shop: code of their own, since few visits need it. */
export async function loadScreens(): Promise<Screens> {
  loaded ??= await import('./screen.tsx');
  return loaded;
}

const LazyView = lazy(async () => ({ default: (await loadScreens()).ShopScreen }));

interface LazyScreenProps {
  readonly path: ScreenPath;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting;
}

/** The page as the server sent it, until its code is loaded. The server has the code from the start, and waits for nothing. */
export function LazyScreen(props: LazyScreenProps) {
  const View = loaded?.ShopScreen ?? LazyView;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

const LazyAnswer = lazy(async () => ({ default: (await loadScreens()).FormAnswer }));

/** What a form came to that was posted, in the same way. */
export function LazyFormAnswer(props: { readonly view: FormAnswerView }) {
  const Answer = loaded?.FormAnswer ?? LazyAnswer;
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}
