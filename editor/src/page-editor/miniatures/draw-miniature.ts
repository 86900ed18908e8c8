import { type Miniatures, type Picture, ROOT_CLASS } from './collect-miniatures.ts';
import { MINIATURE_WINDOWS, type PictureFit, type PictureFrame } from './fit-miniature.ts';

/** Share of the window that is margin at each side. */
const MARGIN = 0.05;

/**
 * Puts a module into a shadow of its own, so that the styles of shop and editor do not meet. It has no size before
 * `placeDrawn` gives it one.
 */
export function drawMiniature(host: HTMLElement, { markup, ground }: Picture, look: Omit<Miniatures, 'pictures'>) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [look.sheet];
  const root = document.createElement('div');
  root.className = `${ROOT_CLASS} page-main${look.theme === 'default' ? '' : ` theme-${look.theme}`}`;
  root.style.boxSizing = 'border-box';
  root.style.transformOrigin = '0 0';
  if (ground) root.style.background = ground;
  root.append(markup.cloneNode(true));
  shadow.replaceChildren(root);
  return root;
}

/** How high a drawn module is in each of the windows. */
export function measureDrawn(root: HTMLElement): number[] {
  root.style.minHeight = '0';
  root.style.padding = '0';
  return MINIATURE_WINDOWS.map((width) => {
    setWindow(root, width);
    return root.offsetHeight;
  });
}

/** Makes a drawn module as small as its frame. */
export function placeDrawn(root: HTMLElement, { width, top }: PictureFit, frame: PictureFrame): void {
  const scale = frame.width / width;
  setWindow(root, width);
  root.style.minHeight = `${frame.height / scale}px`;
  root.style.paddingTop = `${top}px`;
  root.style.transform = `scale(${scale})`;
}

/** A shop's margins follow the browser's window, which is the editor's here. */
function setWindow(root: HTMLElement, width: number): void {
  root.style.width = `${width}px`;
  root.style.setProperty('--page-margin', `${width * MARGIN}px`);
}
