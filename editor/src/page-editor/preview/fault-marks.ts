import { pageEditor } from '../page-editor.pl.ts';
import type { Box } from './layout.ts';

export interface FaultMark {
  readonly box: Box;
  readonly count: number;
}

/** The frames around modules with faults, each with their number; whoever cannot see them has the tree. */
export function createFaultMarks(parent: HTMLElement): { readonly draw: (marks: readonly FaultMark[]) => void } {
  const layer = document.createElement('div');
  layer.className = 'witryna-faults';
  layer.setAttribute('aria-hidden', 'true');
  parent.append(layer);
  return {
    draw(marks) {
      while (layer.children.length > marks.length) layer.lastElementChild?.remove();
      for (const [index, { box, count }] of marks.entries()) {
        const mark = markAt(layer, index);
        mark.style.transform = `translate(${box.left}px, ${box.top}px)`;
        mark.style.width = `${box.width}px`;
        mark.style.height = `${box.height}px`;
        const words = pageEditor.faultCount(count);
        const label = mark.firstElementChild;
        if (label && label.textContent !== words) label.textContent = words;
      }
    },
  };
}

function markAt(layer: HTMLElement, index: number): HTMLElement {
  const known = layer.children[index];
  if (known instanceof HTMLElement) return known;
  const mark = document.createElement('div');
  mark.className = 'witryna-fault';
  mark.append(document.createElement('b'));
  layer.append(mark);
  return mark;
}
