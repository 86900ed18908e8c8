import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** How long an upload may take, in milliseconds. */
export interface UploadTimes {
  /** Without a byte. */
  readonly silenceMs: number;
  /** In all. */
  readonly totalMs: number;
}

/** How often in a time without a byte it is asked whether one has come. */
const CHECKS_PER_SILENCE = 5;

/** An upload that stands still, or goes on for too long. */
export class UploadTimedOut extends AppError {
  constructor() {
    super(408, 'upload-timeout');
  }
}

const uploading = new WeakSet<Socket>();

/** Whether the request on this connection is watched here, so that the server's time for requests does not hold. */
export function hasOwnTime(socket: Socket): boolean {
  return uploading.has(socket);
}

/**
 * Reads an upload by its rate: a large file over a slow line may take its time as long as bytes come. Who is cut off
 * is answered, and the connection closed.
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
    // What is still to come is not read.
    if (error instanceof UploadTimedOut) reply.header('connection', 'close');
    throw error;
  } finally {
    clearInterval(check);
    uploading.delete(socket);
  }
}
