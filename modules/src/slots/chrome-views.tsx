import type { ReactNode } from 'react';
import { type Shop, ShopProvider } from '../shop/shop.ts';
import { PageTop } from './page-top.tsx';
import { MAIN_ID } from './page-view.tsx';
import { type SlotOptions, SlotRenderer } from './slot-renderer.tsx';

interface CachedChromeViewProps {
  /** What stands inside of the header and the footer: markup that React made of this page before. */
  readonly top: string;
  readonly bottom: string;
  /** What `slotContent` gives for the page's main slot. */
  readonly main: ReactNode;
}

/**
 * `PageView` for a server that has rendered the page's header and footer already: the same tree of elements, so the
 * ids that React gives below `main` stay the same.
 */
export function CachedChromeView({ top, bottom, main }: CachedChromeViewProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself made of this page */}
      <header className="page-top" dangerouslySetInnerHTML={{ __html: top }} />
      <main className="page-main" id={MAIN_ID} tabIndex={-1}>
        {main}
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself made of this page */}
      <footer className="page-bottom" dangerouslySetInnerHTML={{ __html: bottom }} />
    </>
  );
}

interface WatchedChromeViewProps extends SlotOptions {
  readonly chromeShop: Shop;
  readonly main: ReactNode;
}

/** `PageView` whose header and footer see a shop of their own, which can tell what they read of it. */
export function WatchedChromeView({ chromeShop, main, ...options }: WatchedChromeViewProps) {
  return (
    <>
      <header className="page-top">
        <ShopProvider value={chromeShop}>
          <PageTop {...options} />
        </ShopProvider>
      </header>
      <main className="page-main" id={MAIN_ID} tabIndex={-1}>
        {main}
      </main>
      <footer className="page-bottom">
        <ShopProvider value={chromeShop}>
          <SlotRenderer slot="bottom" {...options} />
        </ShopProvider>
      </footer>
    </>
  );
}
