import { DRIVERS, type PageDocument, SNIPPET_DRIVER } from '@witryna/module-schemas';
import { hasSentences, loadedModules, loadModules, loadSentences, STILL_SITE } from '@witryna/modules';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { definitionOf } from '../definitions/index.ts';
import { createDocumentStore, type DocumentStore, type PagePatch } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { Channel } from './channel.ts';
import { createCommentMarks } from './comment-marks.ts';
import { createFaultMarks } from './fault-marks.ts';
import { forwardKeys } from './forward-keys.ts';
import { forwardPointer, keepStill } from './forward-pointer.ts';
import { measureLayout } from './measure-layout.ts';
import { createMessageSequencer } from './message-sequencer.ts';
import { createOutlines, type Outlined } from './outlines.ts';
import { boxOfPlaced, markCarried } from './placed-elements.ts';
import { PreviewApp } from './preview-app.tsx';
import type { EditorMessage, PreviewMessage, PreviewMode, PreviewShop } from './protocol.ts';
import { reveal, scrolled } from './scrolling.ts';

type Send = (message: PreviewMessage) => void;

/** The preview: a page that is rendered, edited and measured by messages only. */
export function createPreview(element: HTMLElement, channel: Channel<PreviewMessage, EditorMessage>): void {
  const send: Send = (message) => channel.send(message);
  const reactRoot = createRoot(element);
  const outlines = createOutlines(document.body);
  const faultMarks = createFaultMarks(document.body);
  const commentMarks = createCommentMarks(document.body);
  let store: DocumentStore | undefined;
  let mode: PreviewMode = 'view';
  let selected: string | null = null;
  let hovered: string | null = null;
  let faults: Readonly<Record<string, number>> = {};
  let comments: Readonly<Record<string, number>> = {};
  let isMeasuring = false;
  let isScheduled = false;
  let lastNumber = 0;

  const outlined = (id: string | null): Outlined | undefined => {
    const box = id === null ? undefined : boxOfPlaced(element, id);
    const driver = (id !== null && store?.getPlaced(id)?.driver) || '';
    return box && { box, name: definitionOf(driver)?.title ?? pageEditor.unknownModule(driver) };
  };

  /** Where the modules are that have a count; what is not on the page has no mark. */
  const marksOf = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([id, count]) => {
      const box = boxOfPlaced(element, id);
      return box ? [{ id, box, count }] : [];
    });

  /** After anything that may have moved something: draws and reports where things are now. */
  const settle = () => {
    isScheduled = false;
    if (mode === 'view') return;
    const selection = outlined(selected);
    outlines.draw(selection, hovered === selected ? undefined : outlined(hovered));
    faultMarks.draw(marksOf(faults));
    commentMarks.draw(marksOf(comments));
    send({ type: 'selection-box', id: selection ? selected : null, box: selection?.box ?? null });
    if (isMeasuring) send({ type: 'layout', layout: measureLayout(element), scroll: scrolled() });
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(settle);
  };

  const render = (shop: PreviewShop) => {
    if (!store) return;
    const app = (
      <PreviewApp
        store={store}
        components={loadedModules([]) ?? new Map()}
        shop={shop}
        mode={mode}
        onError={onError}
        onInvited={onInvited}
        onRendered={schedule}
      />
    );
    flushSync(() => reactRoot.render(app));
  };
  const onError = (driver: string, error: unknown) => {
    send({ type: 'failed', driver, message: error instanceof Error ? error.message : String(error) });
  };
  const onInvited = (address: Extract<PreviewMessage, { type: 'invited' }>['address']) => {
    send({ type: 'invited', address });
  };

  const open = (page: PageDocument, shop: PreviewShop, wanted: PreviewMode) => {
    mode = wanted;
    document.body.classList.toggle('witryna-editing', mode !== 'view');
    if (store) store.replacePage(page);
    else store = createDocumentStore(page);
    render(shop);
  };

  const handle = (message: EditorMessage, number: number) => {
    switch (message.type) {
      case 'init':
        open(message.page, message.shop, message.mode);
        send({ type: 'ack', of: number });
        bringModules(mode);
        break;
      case 'patch':
        flushSync(() => store?.receive(message.patch));
        send({ type: 'ack', of: number });
        break;
      case 'shop':
        render(message.shop);
        break;
      case 'select':
        selected = message.id;
        if (message.reveal && selected !== null) reveal(boxOfPlaced(element, selected));
        break;
      case 'hover':
        hovered = message.id;
        break;
      case 'faults':
        faults = message.counts;
        break;
      case 'comments':
        comments = message.counts;
        break;
      case 'carry':
        markCarried(element, message.id);
        return;
      case 'zoom':
        // Lines, names and invitations keep their size when the frame is shown smaller.
        document.documentElement.style.setProperty('--zoom', String(message.zoom));
        break;
      case 'measure':
        isMeasuring = message.measuring;
        if (isMeasuring) send({ type: 'layout', layout: measureLayout(element), scroll: scrolled() });
        return;
      case 'scroll-by':
        window.scrollBy({ left: message.x, top: message.y, behavior: 'instant' });
        return;
      case 'reveal':
        reveal(message.box);
        return;
    }
    schedule();
  };

  const sequencer = createMessageSequencer<[EditorMessage, number]>(
    ([message]) => missingCode(message),
    ([message, number]) => handle(message, number),
    (error) => onError('', error),
  );

  channel.listen((message, number) => {
    const isNext = number === lastNumber + 1 && store !== undefined;
    if (message.type === 'hello' || (message.type !== 'init' && !isNext && !sequencer.isBusy())) {
      send({ type: 'ready' });
      return;
    }
    lastNumber = number;
    sequencer.push([message, number]);
  });

  keepStill(document);
  forwardKeys(document, () => mode !== 'view', send);
  forwardPointer(
    document,
    () => selected,
    (message) => {
      if (mode === 'view') return;
      if (message.type === 'hovered') hovered = message.id;
      if (message.type === 'hovered') schedule();
      send(message);
    },
  );
  new ResizeObserver(schedule).observe(element);
  document.addEventListener('load', schedule, true);
  document.fonts.addEventListener('loadingdone', schedule);
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    schedule();
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    // Another device: everything lies elsewhere, and what is worked on is to stay in sight.
    requestAnimationFrame(() => selected !== null && mode !== 'view' && reveal(boxOfPlaced(element, selected)));
  });
  window.addEventListener('scroll', () => {
    send({ type: 'scrolled', scroll: scrolled() });
    schedule();
  });
  send({ type: 'ready' });
}

let isBringing = false;

/** While a page is built, every module is brought: what is placed next may be placed without a network. */
function bringModules(mode: PreviewMode): void {
  if (mode !== 'edit' || isBringing) return;
  isBringing = true;
  window.setTimeout(() => {
    void loadModules(DRIVERS).catch(() => {
      isBringing = false;
    });
  }, BRING_AFTER_MS);
}

/** The page itself comes first. */
const BRING_AFTER_MS = 2000;

/** Waits for the code that a message needs, modules and sentences of the site; undefined when all of it is there. */
function missingCode(message: EditorMessage): Promise<unknown> | undefined {
  const drivers = [...driversOf(message), ...('shop' in message ? driversOfSnippets(message.shop) : [])];
  const { language } = ('shop' in message && message.shop.site) || STILL_SITE;
  if (loadedModules(drivers) && hasSentences(language)) return undefined;
  // What another language lacks is said in English.
  return Promise.all([loadModules(drivers), loadSentences(language), loadSentences('en')]);
}

/** Snippets bring modules that the page itself does not name. */
function driversOfSnippets({ related, frame }: PreviewShop): string[] {
  const modules = Object.values(related.snippets).flatMap(({ containers }) => Object.values(containers));
  const own = frame?.header || frame?.footer || modules.length > 0 ? [SNIPPET_DRIVER] : [];
  return [...own, ...modules.map(({ driver }) => driver)];
}

function driversOf(message: EditorMessage): string[] {
  if (message.type === 'init') return Object.values(message.page.containers).map(({ driver }) => driver);
  return message.type === 'patch' ? insertedDrivers(message.patch) : [];
}

function insertedDrivers(patch: PagePatch): string[] {
  return patch.flatMap((operation) => (operation.op === 'insert' ? operation.subtree.map(({ driver }) => driver) : []));
}
