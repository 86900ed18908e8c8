import {
  loadedModules,
  MAIN_ID,
  type PageHydration,
  PageTop,
  PageView,
  type Shop,
  ShopProvider,
  SlotRenderer,
} from '@witryna/modules';
import { memo, type ReactNode, useMemo } from 'react';
import { answerOf, isShownWhole, type PageAnswer, type ShopState, type View } from '../content/view.ts';
import { loadedPlainPages } from '../errors/index.ts';
import { createLiveShop } from '../shop/index.ts';

interface DisplayProps {
  readonly view: View;
  readonly shop: ShopState;
  readonly reportError?: Shop['reportError'];
  /** On the server: how the page is divided. A browser sees it from the answer that came with the document. */
  readonly hydration?: PageHydration | undefined;
}

/** Modules that a view does not have come as gaps, so an unloaded one shows nothing instead of failing. */
const components = () => loadedModules([]) ?? new Map();

/** The view on the screen: a page of the registry, or one of our own between its header and footer. */
export const Display = memo(function Display({ view, shop, reportError, hydration }: DisplayProps) {
  const live = useMemo(() => createLiveShop(shop, view, reportError), [shop, view, reportError]);
  const answer = answerOf(view);
  const divided = useMemo(() => hydration ?? (answer && hydrationInBrowser(answer)), [hydration, answer]);
  const PlainView = loadedPlainPages()?.PlainView;
  return (
    <ShopProvider value={live}>
      {view.kind === 'content' ? (
        <PageView page={view.answer.data} components={components()} hydration={divided} />
      ) : (
        <Surrounded by={view.surroundings} isWhole={isShownWhole(view)} hydration={divided}>
          {PlainView && <PlainView view={view} site={shop.site} routes={shop.routes} settings={shop.settings} />}
        </Surrounded>
      )}
    </ShopProvider>
  );
});

function hydrationInBrowser({ isPartial, leadId, data }: PageAnswer): PageHydration | undefined {
  return isPartial && { ids: new Set(Object.keys(data.containers)), isInDocument: true, leadId };
}

interface SurroundedProps {
  readonly by: PageAnswer | undefined;
  /** The main part of the page stands below our own. */
  readonly isWhole: boolean;
  readonly hydration: PageHydration | undefined;
  readonly children: ReactNode;
}

/** The landmarks of a screen of the shop's own, with the shop's header and footer when some page lends them. */
function Surrounded({ by, isWhole, hydration, children }: SurroundedProps) {
  return (
    <>
      {by && (
        <header className="page-top">
          <PageTop page={by.data} components={components()} hydration={hydration} />
        </header>
      )}
      <main className="page-main" id={MAIN_ID} tabIndex={-1} data-screen="">
        {children}
        {by && isWhole && <SlotRenderer slot="main" page={by.data} components={components()} hydration={hydration} />}
      </main>
      {by && (
        <footer className="page-bottom">
          <SlotRenderer slot="bottom" page={by.data} components={components()} hydration={hydration} />
        </footer>
      )}
    </>
  );
}
