import { type Box, bottomOf, rightOf } from './layout.ts';

export interface Outlines {
  /** Draws them where these modules are now. */
  readonly draw: (selected: Outlined | undefined, hovered: Outlined | undefined) => void;
}

export interface Outlined {
  readonly box: Box;
  readonly name: string;
}

/** The frames around the selected and the hovered module; they scroll with the page, being part of its document. */
export function createOutlines(parent: HTMLElement): Outlines {
  const layer = document.createElement('div');
  layer.className = 'witryna-outlines';
  layer.setAttribute('aria-hidden', 'true');
  const [selection, hover] = [createOutline('selected'), createOutline('hovered')];
  layer.append(hover.element, selection.element);
  parent.append(layer);
  return {
    draw(selected, hovered) {
      selection.draw(selected);
      hover.draw(hovered);
    },
  };
}

function createOutline(kind: 'selected' | 'hovered') {
  const element = document.createElement('div');
  element.className = 'witryna-outline';
  element.dataset.kind = kind;
  element.hidden = true;
  const label = document.createElement('span');
  element.append(label);
  return {
    element,
    draw(outlined: Outlined | undefined) {
      element.hidden = outlined === undefined;
      if (!outlined) return;
      const { left, top, width, height } = aroundBox(outlined.box, kind === 'selected' ? SELECTION_GAP_PX : 0);
      element.style.transform = `translate(${left}px, ${top}px)`;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      element.dataset.labelInside = String(top < LABEL_ROOM_PX);
      if (label.textContent !== outlined.name) label.textContent = outlined.name;
    },
  };
}

/** The frame of what is selected keeps this distance on the screen, so that it cuts no letter. */
const SELECTION_GAP_PX = 6;

/** A box with room around it, as far as the document goes: beyond its edges there would be nothing to see. */
function aroundBox(box: Box, gap: number): Box {
  const zoom = Number(document.documentElement.style.getPropertyValue('--zoom')) || 1;
  const room = gap / zoom;
  const left = Math.max(0, box.left - room);
  const top = Math.max(0, box.top - room);
  const right = Math.min(document.documentElement.clientWidth, rightOf(box) + room);
  const bottom = Math.min(document.documentElement.scrollHeight, bottomOf(box) + room);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** A module that begins higher than this has no room above it for its name. */
const LABEL_ROOM_PX = 24;
