import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ShopState } from '../content/view.ts';
import { Announcement } from '../ui/announcement.tsx';
import type { BrowserHistory } from './browser-history.ts';
import { listenToLinks } from './listen-to-links.ts';
import type { Navigator } from './navigator.ts';
import { watchExpectedScreens } from './watch-expected-screens.ts';

interface BrowserNavigationProps {
  readonly shop: ShopState;
  readonly navigator: Navigator;
  readonly history: BrowserHistory;
}

/** Ties the navigator to the browser: history, links, head, scrolling, focus, and the announcement of a new page. */
export function BrowserNavigation({ shop, navigator, history }: BrowserNavigationProps) {
  // As soon as the page is alive: until then the browser follows links itself.
  useLayoutEffect(
    () => history.onMove((isAnimated) => void navigator.settle(new URL(window.location.href), isAnimated)),
    [history, navigator],
  );
  useLayoutEffect(
    () => listenToLinks(document, navigator, { basePath: shop.site.basePath, restMs: shop.config.prefetchHoverMs }),
    [shop, navigator],
  );
  useLayoutEffect(() => watchExpectedScreens(window, navigator), [navigator]);
  useLayoutEffect(() => {
    // A part of the page that the browser has gone to meanwhile: the focus comes after.
    const { arrival } = navigator.state();
    const { hash } = window.location;
    if (arrival.cause === 'initial' && arrival.hash !== hash)
      void navigator.arrived({ ...arrival, cause: 'stay', hash, historyKey: history.key() });
  }, [navigator, history]);
  const announcement = useArrivals(navigator);
  return <Announcement>{announcement}</Announcement>;
}

/** Has done what a new view asks of the document; gives the sentence that announces it. */
function useArrivals(navigator: Navigator): string {
  const { arrival } = useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state);
  const [announcement, setAnnouncement] = useState('');
  // Before the browser paints: a page is first seen where it is scrolled to.
  useLayoutEffect(() => {
    let isCurrent = true;
    void navigator.arrived(arrival).then((sentence) => isCurrent && setAnnouncement(sentence));
    return () => {
      isCurrent = false;
    };
  }, [navigator, arrival]);
  return announcement;
}
