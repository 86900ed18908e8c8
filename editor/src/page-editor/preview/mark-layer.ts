interface MarkLayer<Mark> {
  /** Class of the layer. */
  readonly layerClass: string;
  /** Class of each mark on it. */
  readonly markClass: string;
  /** Places a mark and says what it says; it may have shown another one before. */
  readonly show: (element: HTMLElement, mark: Mark) => void;
}

/** A layer of marks over the page, for the eyes alone: whoever cannot see them has the tree. Elements are used again. */
export function createMarkLayer<Mark>(
  parent: HTMLElement,
  { layerClass, markClass, show }: MarkLayer<Mark>,
): { readonly draw: (marks: readonly Mark[]) => void } {
  const layer = document.createElement('div');
  layer.className = layerClass;
  layer.setAttribute('aria-hidden', 'true');
  parent.append(layer);
  const elementAt = (index: number): HTMLElement => {
    const known = layer.children[index];
    if (known instanceof HTMLElement) return known;
    const element = document.createElement('div');
    element.className = markClass;
    layer.append(element);
    return element;
  };
  return {
    draw(marks) {
      while (layer.children.length > marks.length) layer.lastElementChild?.remove();
      for (const [index, mark] of marks.entries()) show(elementAt(index), mark);
    },
  };
}

/** Writes words where they are not there yet: each change of text is laid out anew. */
export function setWords(element: Element, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}
