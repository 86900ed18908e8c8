/** From one height of the page to another, in px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface MeasuredHeading {
  /** As it breaks into lines. */
  readonly lines: readonly string[];
  /** Whether some of it is not seen. */
  readonly isCut: boolean;
  /** Of the heading of a section: how far it is to the pictures, cards or rows below; nothing where words follow. */
  readonly toContent?: number | undefined;
}

/** A part of a page: what lies in its main slot. */
export interface MeasuredSection {
  readonly words: string;
  /** Where its words begin. */
  readonly wordsLeft: number;
  /** Where all that is seen of it begins, pictures that reach the edge of the window left out. */
  readonly left: number;
  /** Whether words in the middle are what begins there: they have no edge. */
  readonly isCentred: boolean;
}

/** What of a page can be judged by its measures. */
export interface LayoutMeasures {
  readonly width: number;
  /** How much wider than the window it is. */
  readonly overflow: number;
  /** Words of several lines, as they break into them. */
  readonly texts: readonly (readonly string[])[];
  readonly headings: readonly MeasuredHeading[];
  readonly sections: readonly MeasuredSection[];
  /** Where something is seen. */
  readonly ink: readonly Span[];
  /** Grounds as wide as the window. */
  readonly grounds: readonly Span[];
  readonly footerTop: number;
  readonly bestsellers: number;
}

/** Measures the page that it runs in, so it uses nothing from outside. */
export function measureLayout(): LayoutMeasures {
  interface Ink extends Span {
    readonly element: Element;
    readonly kind: 'words' | 'picture' | 'line';
    readonly left: number;
    readonly right: number;
  }

  /** Smaller things are there for screen readers. */
  const SEEN_PX = 2;
  /** Lines of one text lie further apart. */
  const SAME_LINE_PX = 4;
  /** What is lower is a line or a mark, no ground. */
  const GROUND_PX = 40;
  /** Headings of sections are no smaller; those of parts within them are. */
  const SECTION_FONT_PX = 24;

  const width = document.documentElement.clientWidth;
  const main = document.querySelector('main');
  const footer = document.querySelector('footer');
  if (!main || !footer) throw new Error(`No main part or no footer at ${location.pathname}`);
  const range = document.createRange();
  const inWindow = new Map<Element, boolean>();

  /** Seen, and a part of the page: what is fixed lies over it. */
  function isShown(element: Element): boolean {
    const known = inWindow.get(element);
    if (known !== undefined) return known;
    const isHere =
      element === document.body ||
      (getComputedStyle(element).position !== 'fixed' &&
        element.localName !== 'dialog' &&
        element.parentElement !== null &&
        isShown(element.parentElement));
    const isSeen = isHere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    inWindow.set(element, element.matches('.static-html') ? isHere : isSeen);
    return inWindow.get(element) ?? false;
  }

  const rectsOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((rect) => rect.width > 0);
  };

  /** In a box of one pixel, for screen readers or for programs. */
  const isHidden = (element: Element | null): boolean =>
    element instanceof HTMLElement && (element.offsetWidth === 1 || isHidden(element.parentElement));

  /** The words of a text by the lines that they stand on; a word that breaks stands on two. */
  function linesOf(node: Text): string[] {
    const lines: string[] = [];
    let bottom = Number.NaN;
    const add = (from: number, to: number, rect: DOMRect | undefined) => {
      if (rect && Math.abs(rect.bottom - bottom) <= SAME_LINE_PX)
        lines.push((lines.pop() ?? '') + node.data.slice(from, to));
      else if (rect) lines.push(node.data.slice(from, to));
      if (rect) bottom = rect.bottom;
    };
    for (const { 0: word, index } of node.data.matchAll(/[^ \n\t]+[ \n\t]?/g)) {
      const rects = rectsOf(node, index, index + word.trimEnd().length);
      const [first] = rects;
      if (!first || rects.every((rect) => Math.abs(rect.bottom - first.bottom) <= SAME_LINE_PX)) {
        add(index, index + word.length, first);
        continue;
      }
      for (let at = index; at < index + word.length; at++) add(at, at + 1, rectsOf(node, at, at + 1)[0] ?? first);
    }
    return lines;
  }

  function textsIn(root: Element): Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.data.trim() !== '' && node.parentElement && isShown(node.parentElement)) texts.push(node);
    }
    return texts;
  }

  const ink: Ink[] = [];
  const grounds: Span[] = [];
  function note(element: Element, kind: Ink['kind'], { left, right, top, bottom }: Omit<Ink, 'element' | 'kind'>) {
    if (right - left <= SEEN_PX || bottom <= top) return;
    ink.push({ element, kind, left, right, top: top + scrollY, bottom: bottom + scrollY });
  }

  /** Where words end that a limit of lines cuts off. */
  function lastLineOf(element: Element): number {
    const { webkitLineClamp } = getComputedStyle(element);
    if (webkitLineClamp !== 'none') return element.getBoundingClientRect().bottom;
    const { parentElement } = element;
    return parentElement && element !== main ? lastLineOf(parentElement) : Number.POSITIVE_INFINITY;
  }

  for (const node of textsIn(main)) {
    range.selectNodeContents(node);
    const owner = node.parentElement;
    if (!owner) continue;
    const end = lastLineOf(owner);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (bottom - top > SEEN_PX) note(owner, 'words', { left, right, top, bottom: Math.min(bottom, end) });
  }
  for (const element of main.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const rect = element.getBoundingClientRect();
    const { left, right, top, bottom } = rect;
    if (rect.width <= SEEN_PX || rect.height <= SEEN_PX) continue;
    if (element.matches('img, video, iframe, input, textarea, select, svg')) note(element, 'picture', rect);
    const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (isPainted && left <= 0 && right >= width) {
      if (rect.height > GROUND_PX) grounds.push({ top: top + scrollY, bottom: bottom + scrollY });
    } else if (isPainted) note(element, 'picture', rect);
    // The mark above a quote has no element of its own.
    if (element.matches('blockquote') && getComputedStyle(element, '::before').display === 'block')
      note(element, 'line', { left, right, top, bottom: top + 1 });
    if (borderTopWidth !== '0px') note(element, 'line', { left, right, top, bottom: top + 1 });
    if (borderBottomWidth !== '0px') note(element, 'line', { left, right, top: bottom - 1, bottom });
  }

  function measureHeading(heading: Element): MeasuredHeading {
    const { webkitLineClamp, fontSize } = getComputedStyle(heading);
    const isCut = webkitLineClamp !== 'none' && heading.scrollHeight > heading.clientHeight + 1;
    const { left: start, right: end, bottom } = heading.getBoundingClientRect();
    const isOfSection = Number.parseFloat(fontSize) >= SECTION_FONT_PX && !heading.closest('article, form, li, h1');
    const below = ink.filter(
      ({ element, left, right, top }) =>
        top >= bottom + scrollY - 1 &&
        left < end &&
        right > start &&
        heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !heading.contains(element),
    );
    const nearest = below.reduce<Ink | undefined>(
      (best, each) => (best && best.top <= each.top ? best : each),
      undefined,
    );
    const toContent = isOfSection && nearest && nearest.kind !== 'words' ? nearest.top - bottom - scrollY : undefined;
    return { lines: textsIn(heading).flatMap(linesOf), isCut, toContent };
  }

  function measureSection(section: Element): MeasuredSection[] {
    const own = ink.filter(({ element, kind, left }) => kind !== 'line' && left > 1 && section.contains(element));
    const first = own.reduce<Ink | undefined>(
      (best, each) => (best && best.left <= each.left ? best : each),
      undefined,
    );
    if (!first) return [];
    const words = own.filter(({ kind }) => kind === 'words');
    return [
      {
        words: (section.textContent ?? '').trim().slice(0, 40),
        wordsLeft: Math.min(...words.map(({ left }) => left)),
        left: first.left,
        isCentred: getComputedStyle(first.element).textAlign === 'center' && first.element.localName !== 'img',
      },
    ];
  }

  const merged: Span[] = [];
  for (const { top, bottom } of ink.sort((one, other) => one.top - other.top)) {
    const last = merged.at(-1);
    if (last && top <= last.bottom + 1)
      merged[merged.length - 1] = { top: last.top, bottom: Math.max(last.bottom, bottom) };
    else merged.push({ top, bottom });
  }

  return {
    width,
    overflow: document.documentElement.scrollWidth - width,
    texts: [main, footer]
      .flatMap(textsIn)
      .filter((text) => !isHidden(text.parentElement))
      .map(linesOf)
      .filter(({ length }) => length > 1),
    headings: [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown).map(measureHeading),
    sections: [...main.querySelectorAll(':scope > :not(.static-html), :scope > .static-html > *')].flatMap(
      measureSection,
    ),
    ink: merged,
    grounds,
    footerTop: footer.getBoundingClientRect().top + scrollY,
    bestsellers: [...main.querySelectorAll('li')].filter(({ textContent }) => textContent === 'Bestseller').length,
  };
}
