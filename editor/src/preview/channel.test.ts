// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createChannel } from './channel.ts';
import { PROTOCOL_VERSION } from './protocol.ts';

const openChannel = () => {
  const peer = { postMessage: vi.fn() } as unknown as Window & { postMessage: ReturnType<typeof vi.fn> };
  const channel = createChannel<{ type: string }, { type: string }>({
    own: window,
    peer,
    origin: 'https://edytor.example',
  });
  const heard = vi.fn();
  channel.listen(heard);
  const receive = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const { source = peer, origin = 'https://edytor.example' } = from;
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { peer, channel, heard, receive };
};
const envelope = { witryna: PROTOCOL_VERSION, number: 7, message: { type: 'ready' } };

test('numbers what is sent, and sends it to one origin only', () => {
  const { channel, peer } = openChannel();
  expect([channel.send({ type: 'a' }), channel.send({ type: 'b' })]).toEqual([1, 2]);
  expect(peer.postMessage).toHaveBeenLastCalledWith(
    { witryna: PROTOCOL_VERSION, number: 2, message: { type: 'b' } },
    'https://edytor.example',
  );
});

test('hears the other side', () => {
  const { heard, receive } = openChannel();
  receive(envelope);
  expect(heard).toHaveBeenCalledWith({ type: 'ready' }, 7);
});

test.each([
  ['another window', envelope, { source: window }],
  ['another origin', envelope, { origin: 'https://obcy.example' }],
  ['another version of the protocol', { ...envelope, witryna: PROTOCOL_VERSION + 1 }, {}],
  ['something else that posts messages', 'hello', {}],
  ['an envelope without a message', { witryna: PROTOCOL_VERSION, number: 1 }, {}],
])('does not hear %s', (_, data, from) => {
  const { heard, receive } = openChannel();
  receive(data, from);
  expect(heard).not.toHaveBeenCalled();
});
