// @vitest-environment jsdom
import { EMPTY_RELATED } from '@witryna/module-schemas';
import { expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { updateSettings } from '../document/update-settings.ts';
import { PROTOCOL_VERSION } from '../preview/protocol.ts';
import { openPreviewLink } from './preview-link.ts';

const openLink = () => {
  const store = createDocumentStore(aDocument({ main: [aHeading('a')] }));
  const peer = { document, dispatchEvent: vi.fn() };
  const frame = { contentWindow: peer } as unknown as HTMLIFrameElement;
  const shop = { related: EMPTY_RELATED };
  const link = openPreviewLink({ frame, store, shop, mode: 'edit', onMessage: vi.fn() });
  const beReady = () => {
    const data = { witryna: PROTOCOL_VERSION, number: 1, message: { type: 'ready' } };
    const event = new MessageEvent('message', { data, origin: window.location.origin });
    Object.defineProperty(event, 'source', { value: peer });
    window.dispatchEvent(event);
  };
  const sent = () => peer.dispatchEvent.mock.calls.map(([{ data }]) => data.message.type);
  return { store, link, beReady, sent };
};

test('asks for the preview and sends nothing more until it is ready, then the page as it is by then', () => {
  const { store, beReady, sent } = openLink();
  store.dispatch(updateSettings(store.getPage(), 'a', { text: 'x' }));
  expect(sent()).toEqual(['hello']);
  beReady();
  expect(sent()).toEqual(['hello', 'init', 'select']);
});

test('sends each change as a patch, and the whole page when it was replaced or the preview lost its way', () => {
  const { store, beReady, sent } = openLink();
  beReady();
  store.dispatch(updateSettings(store.getPage(), 'a', { text: 'x' }));
  store.undo();
  store.replacePage(aDocument());
  beReady();
  expect(sent()).toEqual(['hello', 'init', 'select', 'patch', 'patch', 'init', 'select', 'init', 'select']);
});

test('is silent when it is closed', () => {
  const { store, link, beReady, sent } = openLink();
  beReady();
  link.close();
  store.dispatch(updateSettings(store.getPage(), 'a', { text: 'x' }));
  expect(sent()).toEqual(['hello', 'init', 'select']);
});
