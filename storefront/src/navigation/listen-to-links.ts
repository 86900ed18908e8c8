import { isOrdinaryClick, linkKind } from './link-kind.ts';
import type { Navigator } from './navigator.ts';

/** Marks links that the browser follows itself. */
const NATIVE_MARK = 'data-native';

/**
 * One listener for all links of the document, whoever rendered them: those to pages of the shop
 * go to the navigator, and are loaded ahead when a pointer rests on them, a finger or the focus comes to them.
 * Gives the function that removes the listeners.
 */
export function listenToLinks(document: Document, navigator: Navigator, basePath: string, hoverMs: number): () => void {
  let resting: number | undefined;

  function routedTarget(event: Event): URL | undefined {
    const link = linkOf(event);
    if (!link || link.hasAttribute(NATIVE_MARK)) return undefined;
    const target = new URL(link.href, document.baseURI);
    return linkKind(target, new URL(document.URL), basePath) === 'browser' ? undefined : target;
  }

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    const target = routedTarget(event);
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
  const prefetch = (event: Event) => {
    const target = routedTarget(event);
    if (target && !savesData()) navigator.prefetch(target);
  };
  const onPointerOver = (event: PointerEvent) => {
    window.clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = window.setTimeout(prefetch, hoverMs, event);
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  return () => {
    window.clearTimeout(resting);
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('touchstart', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const element = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return element instanceof HTMLAnchorElement ? element : undefined;
}

/** People who asked their browser to save data are not sent pages that they may never open. */
function savesData(): boolean {
  const { connection } = window.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
