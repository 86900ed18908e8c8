import type { DocumentStore } from '../document/index.ts';
import {
  createChannel,
  type EditorMessage,
  type PreviewMessage,
  type PreviewMode,
  type PreviewShop,
} from '../preview/index.ts';

export interface PreviewLink {
  /** Sends a message; before the preview is ready nothing but `init` is of use to it. */
  readonly send: (message: EditorMessage) => void;
  /** What the modules may ask of their shop from now on. */
  readonly setShop: (shop: PreviewShop) => void;
  readonly close: () => void;
}

export interface PreviewLinkOptions {
  readonly frame: HTMLIFrameElement;
  readonly store: DocumentStore;
  readonly shop: PreviewShop;
  readonly mode: PreviewMode;
  readonly onMessage: (message: PreviewMessage) => void;
}

/**
 * Keeps a preview in step with the page: the whole of it when the preview is ready (also when it lost its way),
 * then each change as a patch.
 */
export function openPreviewLink({ frame, store, mode, onMessage, ...options }: PreviewLinkOptions): PreviewLink {
  let { shop } = options;
  let isReady = false;
  const peer = frame.contentWindow;
  if (!peer) throw new Error('The preview frame is not in the document');
  const ends = { own: window, peer, origin: window.location.origin, delivery: 'at-once' } as const;
  const { send: sendNumbered, listen } = createChannel<EditorMessage, PreviewMessage>(ends);
  const send = (message: EditorMessage) => {
    if (isReady) sendNumbered(message);
  };
  const init = () => {
    send({ type: 'init', page: store.getPage(), shop, mode });
    send({ type: 'select', id: store.getSelection(), reveal: false });
  };
  const stopListening = listen((message) => {
    if (message.type === 'ready') {
      isReady = true;
      init();
    }
    onMessage(message);
  });
  // A preview that is there already has said that it is ready before anybody listened.
  sendNumbered({ type: 'hello' });
  const stopPatches = store.subscribePatches((patch) => (patch ? send({ type: 'patch', patch }) : init()));
  return {
    send,
    setShop(next) {
      shop = next;
      send({ type: 'shop', shop });
    },
    close() {
      isReady = false;
      stopListening();
      stopPatches();
    },
  };
}
