import type { ServerResponse } from 'node:http';
import type { Http2Session, ServerHttp2Stream } from 'node:http2';

/** The stream of a response over HTTP/2; undefined over HTTP/1.1. */
export function streamOf(response: ServerResponse): ServerHttp2Stream | undefined {
  return 'stream' in response ? (response.stream as ServerHttp2Stream) : undefined;
}

/** The connection of a response over HTTP/2, while it is open; undefined over HTTP/1.1. */
export function sessionOf(response: ServerResponse): Http2Session | undefined {
  return streamOf(response)?.session;
}

/**
 * Whether the client went away before it had its whole answer. (Over HTTP/2 Node ends the stream then as if all had
 * been written, and the response has no state of its own.)
 */
export function hasDisconnected(response: ServerResponse): boolean {
  const stream = streamOf(response);
  return stream ? stream.aborted : response.destroyed && !response.writableFinished;
}
