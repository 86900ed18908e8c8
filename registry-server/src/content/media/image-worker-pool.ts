import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { createBoundedQueue } from '../../work/bounded-queue.ts';
import type { ImageJobKind, ImageJobs, ImageReply, ImageRequest } from './image-jobs.ts';
import { ImageRefused } from './image-refused.ts';

/** Does what takes long with pictures, outside of this process. */
export interface ImageWorkerPool {
  normalise(input: ImageJobs['normalise']['input']): Promise<ImageJobs['normalise']['output']>;
  encode(input: ImageJobs['encode']['input']): Promise<ImageJobs['encode']['output']>;
  colours(input: ImageJobs['colours']['input']): Promise<ImageJobs['colours']['output']>;
  close(): void;
  /** Of the process; undefined while there is none. */
  readonly processId: number | undefined;
}

const PARALLEL_JOBS = 2;
const WAITING_UPLOADS = 30;
const WAITING_VARIANTS = 400;
/** After so long without a job the process ends. */
export const IDLE_MS = 60_000;
/** The process gives way to all others: on a busy machine a second of its work may take a minute. */
const JOB_TIMEOUT_MS = 300_000;

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The process starts with the first job and ends after a while without any. */
export function createImageWorkerPool(): ImageWorkerPool {
  // Lines of their own: an editor who uploads does not wait for a crowd of first visitors.
  const uploads = createBoundedQueue({ parallel: PARALLEL_JOBS, waiting: WAITING_UPLOADS });
  const variants = createBoundedQueue({ parallel: PARALLEL_JOBS, waiting: WAITING_VARIANTS });
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(new URL('./image-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      env: {
        ...process.env,
        // With an arena for each thread glibc keeps what pictures took.
        MALLOC_ARENA_MAX: '2',
        // Without it each start of the process strips the types of its files again.
        NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
      },
    });
    started.on('message', (reply: ImageReply) => settle(reply));
    started.on('error', (error) => stop(started, error));
    started.on('exit', (code, signal) => stop(started, new Error(`The image process ended (${signal ?? code}).`)));
    // A server that has nothing else to do may stop.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function settle(reply: ImageReply): void {
    const job = pending.get(reply.id);
    pending.delete(reply.id);
    if (!job) return;
    if ('output' in reply) job.resolve(reply.output);
    else job.reject('refused' in reply ? new ImageRefused(reply.refused) : new Error(reply.failed));
  }

  function stop(stopped: ChildProcess, reason: Error): void {
    if (child !== stopped) return;
    child = undefined;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
    stopped.kill('SIGKILL');
  }

  function send<Kind extends ImageJobKind>(
    kind: Kind,
    input: ImageJobs[Kind]['input'],
  ): Promise<ImageJobs[Kind]['output']> {
    clearTimeout(idleTimer);
    child ??= start();
    const worker = child;
    lastId += 1;
    const id = lastId;
    const timeout = setTimeout(
      () => stop(worker, new Error(`The image process did not finish: ${kind}.`)),
      JOB_TIMEOUT_MS,
    );
    return new Promise<ImageJobs[Kind]['output']>((resolve, reject) => {
      // What comes back for a job is of its kind.
      pending.set(id, { resolve: (output) => resolve(output as ImageJobs[Kind]['output']), reject });
      worker.send({ id, kind, input } as ImageRequest, (error) => error && stop(worker, error));
    }).finally(() => {
      clearTimeout(timeout);
      if (pending.size === 0) rest();
    });
  }

  /** Jobs that end together all rest: the last one alone may keep its timer. */
  function rest(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(close, IDLE_MS).unref();
  }

  function close(): void {
    clearTimeout(idleTimer);
    if (child) stop(child, new Error('The image process was closed.'));
  }

  return {
    normalise: (input) => uploads.run(() => send('normalise', input)),
    encode: (input) => variants.run(() => send('encode', input)),
    colours: (input) => variants.run(() => send('colours', input)),
    close,
    get processId() {
      return child?.pid;
    },
  };
}
