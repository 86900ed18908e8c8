import { savesData } from '../device/saves-data.ts';
import { watchInterest } from './link-interest.ts';
import { isOrdinaryClick, linkKind, mayBeLoadedAhead } from './link-kind.ts';
import type { Navigator } from './navigator.ts';

/** Marks links that the browser follows itself. */
const NATIVE_MARK = 'data-native';

interface LinkOptions {
  readonly basePath: string;
  /** So long a pointer or the focus rests on a link before its page is loaded ahead. */
  readonly restMs: number;
}

/**
 * One set of listeners for all links of the document, whoever rendered them: those to pages of the shop go to the
 * navigator, and are loaded ahead when a shopper comes near. Gives the function that removes the listeners.
 */
export function listenToLinks(document: Document, navigator: Navigator, options: LinkOptions): () => void {
  function routedTarget(link: HTMLAnchorElement): URL | undefined {
    if (link.hasAttribute(NATIVE_MARK)) return undefined;
    const target = new URL(link.href, document.baseURI);
    return linkKind(target, new URL(document.URL), options.basePath) === 'browser' ? undefined : target;
  }

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const target = link && routedTarget(link);
    if (!link || !target || event.defaultPrevented) return;
    const click = {
      button: event.button,
      hasModifier: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
      target: link.getAttribute('target'),
      isDownload: link.hasAttribute('download'),
    };
    if (!isOrdinaryClick(click)) return;
    event.preventDefault();
    void navigator.follow(target);
  };
  const loadAhead = (link: HTMLAnchorElement, signal: AbortSignal) => {
    const facts = { target: link.target, rel: link.rel, isDownload: link.hasAttribute('download') };
    const target = mayBeLoadedAhead(facts) ? routedTarget(link) : undefined;
    if (target && !savesData(window)) navigator.prefetch(target, signal);
  };

  document.addEventListener('click', onClick);
  const stopWatching = watchInterest(document, { linkOf, onInterest: loadAhead, restMs: options.restMs });
  return () => {
    document.removeEventListener('click', onClick);
    stopWatching();
  };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const element = target instanceof Element ? target.closest('a[href]') : null;
  return element instanceof HTMLAnchorElement ? element : undefined;
}
