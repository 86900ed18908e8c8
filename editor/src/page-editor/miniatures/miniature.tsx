import { memo, useEffect, useRef } from 'react';
import { ROOT_CLASS } from './collect-miniatures.ts';
import { fitMiniature, MINIATURE_HEIGHT, MINIATURE_WIDTH, MINIATURE_WINDOWS } from './fit-miniature.ts';
import styles from './miniature.module.css';
import { useMiniatures } from './miniatures-provider.tsx';

/** Share of the window that is margin at each side. */
const MARGIN = 0.05;

/** What a module looks like, in little; an empty frame until it is drawn. For the eye only: its name says the same. */
export const Miniature = memo(function Miniature({ driver }: { readonly driver: string }) {
  const miniatures = useMiniatures();
  const host = useRef<HTMLSpanElement>(null);
  const picture = miniatures?.pictures.get(driver);
  const { theme, sheet } = miniatures ?? {};

  useEffect(() => {
    const element = host.current;
    if (!element || !picture || !sheet) return;
    const show = () => draw(element, picture.cloneNode(true), sheet, theme ?? 'default');
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      show();
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [picture, sheet, theme]);

  return (
    <span className={styles.miniature} aria-hidden="true" inert>
      <span ref={host} className={styles.host} />
    </span>
  );
});

/** Puts the markup into a shadow of its own, so that the styles of shop and editor do not meet, and makes it small. */
function draw(host: HTMLElement, picture: Node, sheet: CSSStyleSheet, theme: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const root = document.createElement('div');
  root.className = `${ROOT_CLASS} page-main${theme === 'default' ? '' : ` theme-${theme}`}`;
  root.append(picture);
  shadow.replaceChildren(root);
  root.style.padding = '0';
  const heights = MINIATURE_WINDOWS.map((width) => {
    setWindow(root, width);
    return root.offsetHeight;
  });
  const { width, top } = fitMiniature(heights);
  const scale = MINIATURE_WIDTH / width;
  setWindow(root, width);
  root.style.minHeight = `${MINIATURE_HEIGHT / scale}px`;
  root.style.paddingTop = `${top}px`;
  root.style.boxSizing = 'border-box';
  root.style.transform = `scale(${scale})`;
  root.style.transformOrigin = '0 0';
  host.dataset.drawn = 'true';
}

/** A shop's margins follow the browser's window, which is the editor's here. */
function setWindow(root: HTMLElement, width: number): void {
  root.style.width = `${width}px`;
  root.style.setProperty('--page-margin', `${width * MARGIN}px`);
}
