import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import { loadedModules, MAIN_ID, PageView, type Shop, ShopProvider, SlotRenderer } from '@witryna/modules';
import { type ReactNode, useMemo } from 'react';
import type { View } from '../content/view.ts';
import { loadedPlainPages } from '../errors/index.ts';
import { createLiveShop } from '../shop/index.ts';

interface DisplayProps {
  readonly view: View;
  readonly site: SiteDetails;
  readonly reportError?: Shop['reportError'];
}

/** Modules that a view does not have come as gaps, so an unloaded one shows nothing instead of failing. */
const components = () => loadedModules([]) ?? new Map();

/** The view on the screen: a page of the registry, or one of our own between its header and footer. */
export function Display({ view, site, reportError }: DisplayProps) {
  const shop = useMemo(() => createLiveShop(site, view, reportError), [site, view, reportError]);
  const PlainView = loadedPlainPages()?.PlainView;
  return (
    <ShopProvider value={shop}>
      {view.kind === 'content' ? (
        <PageView page={view.answer.data} components={components()} />
      ) : (
        <Surrounded by={view.surroundings}>{PlainView && <PlainView view={view} site={site} />}</Surrounded>
      )}
    </ShopProvider>
  );
}

/** The landmarks of a page, with the shop's header and footer when some page lends them. */
function Surrounded({ by, children }: { readonly by: RegistryAnswer | undefined; readonly children: ReactNode }) {
  return (
    <>
      {by && (
        <header className="page-top">
          <SlotRenderer slot="top" page={by.data} components={components()} />
        </header>
      )}
      <main className="page-main" id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {by && (
        <footer className="page-bottom">
          <SlotRenderer slot="bottom" page={by.data} components={components()} />
        </footer>
      )}
    </>
  );
}
