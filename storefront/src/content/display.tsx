import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import { loadedModules, MAIN_ID, PageView, type Shop, ShopProvider, SlotRenderer } from '@witryna/modules';
import { type ReactNode, useMemo } from 'react';
import { ErrorRoute } from '../errors/error-route.tsx';
import { Failure } from '../errors/failure.tsx';
import { NotFound } from '../errors/not-found.tsx';
import type { Messages } from '../i18n/messages.ts';
import { createLiveShop } from '../shop/live-shop.tsx';
import { addressInSite } from './page-address.ts';
import type { View } from './view.ts';

interface DisplayProps {
  readonly view: View;
  readonly site: SiteDetails;
  readonly messages: Messages;
  readonly reportError?: Shop['reportError'];
}

/** Modules that a view does not have come as gaps, so an unloaded one shows nothing instead of failing. */
const components = () => loadedModules([]) ?? new Map();

/** The view on the screen: a page of the registry, or one of our own between its header and footer. */
export function Display({ view, site, messages, reportError }: DisplayProps) {
  const shop = useMemo(() => createLiveShop(site, view, reportError), [site, view, reportError]);
  return (
    <ShopProvider value={shop}>
      {view.kind === 'content' ? (
        <PageView page={view.answer.data} components={components()} />
      ) : (
        <Surrounded by={view.surroundings}>
          <PlainPage view={view} home={addressInSite('/', site.basePath)} messages={messages} />
        </Surrounded>
      )}
    </ShopProvider>
  );
}

interface PlainPageProps {
  readonly view: Exclude<View, { kind: 'content' }>;
  readonly home: string;
  readonly messages: Messages;
}

function PlainPage({ view, home, messages }: PlainPageProps) {
  switch (view.kind) {
    case 'not-found':
      return <NotFound home={home} messages={messages} />;
    case 'failure':
      return <Failure status={view.status} code={view.code} home={home} messages={messages} />;
    case 'error-route':
      return <ErrorRoute home={home} messages={messages} />;
  }
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
