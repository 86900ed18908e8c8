/**
 * What is wrong with the layout of the examples on a page of the catalogue, each as a sentence. It runs in the page, so
 * it uses nothing from outside.
 */
export function findLayoutFaults(): string[] {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Line {
    readonly owner: Element;
    readonly words: string;
    readonly box: Box;
  }

  /** Differences that nobody sees. */
  const TOLERANCE_PX = 2;
  /** The box of a line is higher than its letters, so neighbours that are set tight touch: this share is air. */
  const AIR_OF_LINE = 0.22;

  const everything: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
  const clips = new Map<Element, Box>();
  const fixed = new Map<Element, boolean>();
  const faults: string[] = [];
  const startedAt = scrollY;

  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, right, top, bottom }: Box) => right - left < 1 || bottom - top < 1;

  /** What of an element's content is seen: its ancestors and itself cut off the rest. */
  function clipOf(element: Element | null): Box {
    if (!element || element === document.body) return everything;
    const known = clips.get(element);
    if (known) return known;
    const above = clipOf(element.parentElement);
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    let box = above;
    if (clipPath.startsWith('inset(50%')) box = { left: 0, right: 0, top: 0, bottom: 0 };
    if (overflowX !== 'visible') box = intersect(box, { ...everything, left: rect.left, right: rect.right });
    if (overflowY !== 'visible') box = intersect(box, { ...everything, top: rect.top, bottom: rect.bottom });
    clips.set(element, box);
    return box;
  }

  /** Fixed elements lie over the page on purpose. */
  function isFixed(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const known =
      fixed.get(element) ?? (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    fixed.set(element, known);
    return known;
  }

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const excerpt = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

  /** True where words end at an edge that neither scrolls nor says by dots that they go on. */
  function isCutOff(element: Element, box: Box): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at);
      if (overflowX === 'visible') continue;
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
      const { left, right } = at.getBoundingClientRect();
      if (box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX) return true;
    }
    return false;
  }

  function linesOf(root: Element): Line[] {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !node.textContent?.trim() || !isShown(owner) || isFixed(owner)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = intersect(rect, clipOf(owner));
        if (isEmpty(box)) continue;
        if (isCutOff(owner, rect)) faults.push(`${nameOf(root)}: ${excerpt(node.textContent)} is cut off`);
        const air = (box.bottom - box.top) * AIR_OF_LINE;
        lines.push({
          owner,
          words: node.textContent,
          box: { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air },
        });
      }
    }
    return lines;
  }

  const nameOf = (root: Element) => root.getAttribute('data-example') ?? 'the page';

  function findOverlaps(root: Element, lines: readonly Line[]) {
    for (const [place, line] of lines.entries()) {
      const other = lines.slice(place + 1).find(({ owner, box }) => {
        const { left, right, top, bottom } = intersect(line.box, box);
        return owner !== line.owner && right - left > TOLERANCE_PX && bottom - top > TOLERANCE_PX;
      });
      if (other) faults.push(`${nameOf(root)}: ${excerpt(line.words)} lies on ${excerpt(other.words)}`);
    }
  }

  function findOverflow(root: Element) {
    const width = document.documentElement.clientWidth;
    for (const element of root.querySelectorAll('*')) {
      if (!isShown(element) || isFixed(element) || element.closest('svg svg, svg *')) continue;
      const box = intersect(element.getBoundingClientRect(), clipOf(element.parentElement));
      if (isEmpty(box)) continue;
      if (box.left < -TOLERANCE_PX || box.right > width + TOLERANCE_PX) {
        const { left, right } = box;
        faults.push(`${nameOf(root)}: <${element.localName}> reaches from ${left} to ${right} of ${width} px`);
        return;
      }
    }
  }

  /** Words on a picture are meant, words under one are not. */
  function findCovered(root: Element, lines: readonly Line[]) {
    const pictures = [...root.querySelectorAll('img')].filter(isShown);
    const frames = pictures.map((picture) => intersect(picture.getBoundingClientRect(), clipOf(picture)));
    for (const { owner, words, box } of lines) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const at = frames.findIndex(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
      const picture = pictures[at];
      if (!picture) continue;
      // Only what is in the window is asked what lies above it.
      scrollTo({ top: y + startedAt - innerHeight / 2, behavior: 'instant' });
      const pile = document.elementsFromPoint(x, y + startedAt - scrollY);
      // Words that let the pointer through are in no pile.
      const [place, above] = [pile.indexOf(owner), pile.indexOf(picture)];
      if (above >= 0 && above < place) faults.push(`${nameOf(root)}: ${excerpt(words)} is covered by a picture`);
    }
    scrollTo({ top: startedAt, behavior: 'instant' });
  }

  for (const root of document.querySelectorAll('[data-example]')) {
    const lines = linesOf(root);
    findOverflow(root);
    findOverlaps(root, lines);
    findCovered(root, lines);
    for (const image of root.querySelectorAll('img'))
      if (image.complete && image.naturalWidth === 0 && image.currentSrc)
        faults.push(`${nameOf(root)}: no picture at ${image.currentSrc}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page: ${scrollWidth} px in a window of ${clientWidth} px`);
  return [...new Set(faults)];
}
