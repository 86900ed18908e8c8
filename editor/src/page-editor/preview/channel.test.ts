// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
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

describe('delivery at once', () => {
  const openBeside = (peer: object) =>
    createChannel<{ type: string }, never>({
      own: window,
      peer: peer as Window,
      origin: 'https://edytor.example',
      delivery: 'at-once',
    });

  test('has the message handled when sending returns, and says where it comes from', () => {
    const peer = Object.assign(new EventTarget(), { document });
    const heard = vi.fn();
    peer.addEventListener('message', heard);
    openBeside(peer).send({ type: 'a' });
    const [event] = heard.mock.calls[0] as [MessageEvent];
    expect(event.data).toEqual({ witryna: PROTOCOL_VERSION, number: 1, message: { type: 'a' } });
    expect([event.source, event.origin]).toEqual([window, 'https://edytor.example']);
  });

  test('gives the listener a copy: no object belongs to both sides', () => {
    const { heard, receive } = openChannel();
    receive(envelope);
    const [message] = heard.mock.calls[0] as [object];
    expect(message).toEqual(envelope.message);
    expect(message).not.toBe(envelope.message);
  });

  test('posts to a window of another origin, which cannot be reached', () => {
    const postMessage = vi.fn();
    const stranger = {
      postMessage,
      get document(): never {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    };
    openBeside(stranger).send({ type: 'a' });
    expect(postMessage).toHaveBeenCalledOnce();
  });
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
