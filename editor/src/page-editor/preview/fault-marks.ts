import { pageEditor } from '../page-editor.pl.ts';
import type { Box } from './layout.ts';
import { createMarkLayer, setWords } from './mark-layer.ts';

export interface FaultMark {
  readonly box: Box;
  readonly count: number;
}

/** The frames around modules with faults, each with their number. */
export const createFaultMarks = (parent: HTMLElement) =>
  createMarkLayer<FaultMark>(parent, {
    layerClass: 'witryna-faults',
    markClass: 'witryna-fault',
    show(mark, { box, count }) {
      mark.style.transform = `translate(${box.left}px, ${box.top}px)`;
      mark.style.width = `${box.width}px`;
      mark.style.height = `${box.height}px`;
      setWords(mark.firstElementChild ?? mark.appendChild(document.createElement('b')), pageEditor.faultCount(count));
    },
  });
