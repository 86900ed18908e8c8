import { type RefObject, useEffect, useRef } from 'react';
import { useCommentCounts } from '../comments/index.ts';
import type { PageFaults } from '../editing/index.ts';
import { handleKey, runCommand, useEditing } from '../editing/index.ts';
import type { Point, PreviewMessage } from '../preview/index.ts';
import { isWorkspaceKey } from '../shortcuts/shortcuts.ts';
import type { CanvasView } from './canvas-view.ts';
import type { DragBridge } from './iframe-drag-bridge.tsx';

interface PreviewMessagesOptions {
  readonly view: CanvasView;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly onFailure: ((driver: string, message: string) => void) | undefined;
}

/** What the preview says becomes what the editor knows and does; selection and hover go the other way. */
export function usePreviewMessages({ view, layer, onFailure }: PreviewMessagesOptions) {
  const editing = useEditing();
  const { store, session, hovered, faults } = editing;
  const grab = useRef<DragBridge>(null);
  // What was clicked in the preview is in sight: revealing it would move the page under the pointer.
  const clicked = useRef<string>(undefined);
  const comments = useCommentCounts();

  useEffect(() => {
    const stopSelection = store.subscribeSelection(() => {
      const id = store.getSelection();
      view.link.get()?.send({ type: 'select', id, reveal: id !== clicked.current });
      clicked.current = undefined;
    });
    const stopFaults = faults.subscribe(() => tellFaults(view, faults));
    const stopHover = hovered.subscribe(() => view.link.get()?.send({ type: 'hover', id: hovered.get() }));
    return () => {
      stopSelection();
      stopFaults();
      stopHover();
    };
  }, [store, hovered, faults, view]);

  useEffect(() => tellComments(view, comments), [view, comments]);

  const inWindow = (at: Point): Point => {
    const bounds = layer.current?.getBoundingClientRect();
    const zoom = view.zoom.get();
    return { x: (bounds?.left ?? 0) + at.x * zoom, y: (bounds?.top ?? 0) + at.y * zoom };
  };

  const onMessage = (message: PreviewMessage) => {
    switch (message.type) {
      case 'ready':
        view.link.get()?.send({ type: 'zoom', zoom: view.zoom.get() });
        tellFaults(view, faults);
        tellComments(view, comments);
        break;
      case 'ack':
        view.isShown.set(true);
        break;
      case 'layout':
        view.scroll.set(message.scroll);
        view.layout.set(message.layout);
        break;
      case 'scrolled':
        view.scroll.set(message.scroll);
        break;
      case 'selection-box':
        view.selectionBox.set(message.id === store.getSelection() ? message.box : null);
        break;
      case 'clicked':
        if (session.state.get()) break;
        clicked.current = message.id ?? undefined;
        store.select(message.id);
        break;
      case 'comments-opened':
        if (session.state.get()) break;
        clicked.current = message.id;
        store.select(message.id);
        editing.commentOn(message.id);
        break;
      case 'hovered':
        hovered.set(message.id);
        break;
      case 'grabbed':
        if (!editing.isReadOnly) grab.current?.press(message.id, inWindow(message.at));
        break;
      case 'dragged':
        grab.current?.move(inWindow(message.at));
        break;
      case 'released':
        grab.current?.release(inWindow(message.at), message.cancelled);
        break;
      case 'invited':
        if (!editing.isReadOnly) editing.openPalette({ ...message.address, index: 0 });
        break;
      case 'key': {
        const command = handleKey(message, true, editing);
        if (command) runCommand(command, editing);
        // Keys of the whole screen work from inside the page as well.
        else if (isWorkspaceKey(message)) window.dispatchEvent(keyDown(message));
        break;
      }
      case 'leave':
        leaveFrame(layer.current, message.backwards);
        break;
      case 'failed':
        onFailure?.(message.driver, message.message);
        break;
    }
  };

  return { onMessage, grab };
}

const keyDown = ({ key, ctrl, shift, alt }: Extract<PreviewMessage, { type: 'key' }>) =>
  new KeyboardEvent('keydown', { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, cancelable: true });

function tellFaults(view: CanvasView, faults: PageFaults): void {
  view.link.get()?.send({ type: 'faults', counts: Object.fromEntries(faults.getCounts()) });
}

function tellComments(view: CanvasView, counts: ReadonlyMap<string, number>): void {
  view.link.get()?.send({ type: 'comments', counts: Object.fromEntries(counts) });
}

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]';

/** Moves the focus to what comes behind the frame, or before it. */
function leaveFrame(layer: HTMLElement | null, backwards: boolean): void {
  if (!layer) return;
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
  const isBehind = (element: HTMLElement) =>
    (layer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = backwards ? all.findLast((element) => !isBehind(element)) : all.find(isBehind);
  next?.focus();
}
