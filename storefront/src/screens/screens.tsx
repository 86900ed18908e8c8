import type { SiteDetails, StaticRouting } from '@witryna/module-schemas';
import { type LazyExoticComponent, lazy, Suspense } from 'react';
import type { ScreenPath } from '../content/own-paths.ts';
import type { FormAnswerView } from '../content/view.ts';
import { hasArea } from '../i18n/areas/area-texts.ts';
import { loadArea } from '../i18n/areas/load-area.ts';

type Screens = typeof import('./screen.tsx');

let loaded: Screens | undefined;

/** Loads the screens of the shop: code of their own, since few visits need it. */
export async function loadScreens(): Promise<Screens> {
  loaded ??= await import('./screen.tsx');
  return loaded;
}

type View = Screens['ShopScreen'];

const views = new Map<string, LazyExoticComponent<View>>();

/** The screens with what they say in a language, once for each. */
function lazyViewOf(language: string): LazyExoticComponent<View> {
  const made =
    views.get(language) ??
    lazy(async () => {
      const [{ ShopScreen }] = await Promise.all([loadScreens(), loadArea(language, 'shop')]);
      return { default: ShopScreen };
    });
  views.set(language, made);
  return made;
}

interface LazyScreenProps {
  readonly path: ScreenPath;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting;
}

/** The page as the server sent it, until its code is loaded. The server has the code from the start, and waits for nothing. */
export function LazyScreen(props: LazyScreenProps) {
  const { language } = props.site;
  const View = loaded && hasArea(language, 'shop') ? loaded.ShopScreen : lazyViewOf(language);
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
