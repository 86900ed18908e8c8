import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** How long an upload may take, in milliseconds. */
export interface UploadTimes {
  /** Maximum time without a byte. */
  readonly silenceMs: number;
  /** Maximum time in all. */
  readonly totalMs: number;
}

/** Number of checks within the maximum time without a byte. */
const CHECKS_PER_SILENCE = 5;

/** An upload that stalled or took too long. */
class UploadTimedOut extends AppError {
  constructor() {
    super(408, 'upload-timeout');
  }
}

const uploading = new WeakSet<Socket>();

/** Whether the request on this connection has its own time-out, so that the server's request time-out is skipped. */
export function hasOwnTime(socket: Socket): boolean {
  return uploading.has(socket);
}

/**
 * Reads an upload with a time-out between bytes: a large file over a slow line may take long. After a time-out the client
 * is answered and the connection closed.
 *
 * @throws UploadTimedOut when no byte came for too long, or all of it took too long
 */
export async function readWithinUploadTime<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { times: { silenceMs, totalMs }, read }: { readonly times: UploadTimes; readonly read: () => Promise<T> },
): Promise<T> {
  const { socket } = request.raw;
  const startedAt = performance.now();
  let bytes = socket.bytesRead;
  let lastAt = startedAt;
  let check: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    check = setInterval(() => {
      const now = performance.now();
      if (socket.bytesRead !== bytes) {
        bytes = socket.bytesRead;
        lastAt = now;
      }
      if (now - lastAt >= silenceMs || now - startedAt >= totalMs) reject(new UploadTimedOut());
    }, Math.min(silenceMs, totalMs) / CHECKS_PER_SILENCE);
  });
  uploading.add(socket);
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    // The rest of the body is not read.
    if (error instanceof UploadTimedOut) reply.header('connection', 'close');
    throw error;
  } finally {
    clearInterval(check);
    uploading.delete(socket);
  }
}
