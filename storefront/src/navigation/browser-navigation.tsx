import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { pathInSite } from '../content/page-address.ts';
import type { ShopState } from '../content/view.ts';
import { Announcement } from '../ui/announcement.tsx';
import { listenToLinks } from './listen-to-links.ts';
import type { Navigator } from './navigator.ts';

interface BrowserNavigationProps {
  readonly shop: ShopState;
  readonly navigator: Navigator;
}

/** Ties the navigator to the browser: history, links, head, scrolling, focus, and the announcement of a new page. */
export function BrowserNavigation({ shop, navigator }: BrowserNavigationProps) {
  useHistory(shop, navigator);
  useEffect(
    () => listenToLinks(document, navigator, shop.site.basePath, shop.config.prefetchHoverMs),
    [shop, navigator],
  );
  const announcement = useArrivals(navigator);
  return <Announcement>{announcement}</Announcement>;
}

/** Gives the navigator the router's hand, and tells it when the browser's own buttons moved. */
function useHistory({ site }: ShopState, navigator: Navigator) {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const first = useRef(location);
  useEffect(() => {
    navigator.connect((target, replace) => {
      const path = pathInSite(target.pathname, site.basePath) ?? '/';
      navigate(path + target.search + target.hash, { replace, preventScrollReset: true });
    });
  }, [navigator, navigate, site.basePath]);
  useEffect(() => {
    if (location !== first.current && type === 'POP') void navigator.settle(new URL(window.location.href));
  }, [location, type, navigator]);
}

/** Has done what a new view asks of the document; gives the sentence that announces it. */
function useArrivals(navigator: Navigator): string {
  const { arrival } = useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void navigator.arrived(arrival).then((sentence) => isCurrent && setAnnouncement(sentence));
    return () => {
      isCurrent = false;
    };
  }, [navigator, arrival]);
  return announcement;
}
