import { constants, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2';

export interface ArrivalLimits {
  /** A request must have arrived within, its body included; the first one on a connection also must have begun. */
  readonly requestMs: number;
  /** A connection on which nothing happens is closed after. */
  readonly idleMs: number;
  /** Answers a request that does not arrive in time. */
  readonly answerLate: (response: Http2ServerResponse) => void;
}

/** For connections of HTTP/2 what Node's time-outs are for those of HTTP/1.1. */
export function limitSession(session: ServerHttp2Session, { requestMs, idleMs }: ArrivalLimits): void {
  session.setTimeout(idleMs, () => session.close());
  const silent = setTimeout(() => session.close(), requestMs);
  const stopWaiting = () => clearTimeout(silent);
  session.once('stream', stopWaiting);
  session.once('close', stopWaiting);
}

/** Ends a request whose body is still on its way when its time is over. */
export function limitArrival(
  { stream }: Http2ServerRequest,
  response: Http2ServerResponse,
  { requestMs, answerLate }: ArrivalLimits,
): void {
  if (stream.endAfterHeaders) return;
  const timer = setTimeout(() => {
    if (!response.headersSent) answerLate(response);
    stream.close(constants.NGHTTP2_NO_ERROR);
  }, requestMs);
  const stopWaiting = () => clearTimeout(timer);
  stream.once('end', stopWaiting);
  stream.once('close', stopWaiting);
}
