import { serverConfig } from '../../src/config.ts';
import { retryPauseMs } from '../registry/event-stream.ts';
import type { PurgeHook } from './cdn-settings.ts';
import { EVERY_PAGE } from './shared-pages.ts';

/** Tells the CDN which pages have changed, until it has understood. Nobody waits for it. */
export interface PurgeQueue {
  purge(tags: readonly string[]): void;
  purgeEverything(): void;
  stop(): void;
}

interface PurgeQueueOptions extends Partial<PurgeLimits> {
  readonly hook: PurgeHook;
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

interface PurgeLimits {
  /** So long tags are collected; what was sent to the CDN just before a change has arrived there by then. */
  readonly delayMs: number;
  /** A call that has no answer by then has failed. */
  readonly timeoutMs: number;
  /** First and longest pause after a call that failed. */
  readonly retryMs: number;
  readonly retryMaxMs: number;
  readonly tagsOfCall: number;
  /** With more than these waiting, everything is purged. */
  readonly maxTags: number;
}

export function createPurgeQueue({ hook, log, ...given }: PurgeQueueOptions): PurgeQueue {
  const limits = { ...serverConfig.cdnPurge, ...given };
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isCalling = false;
  let failures = 0;

  function add(tags: readonly string[]) {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size <= limits.maxTags && !waiting.has(EVERY_PAGE)) return;
    waiting.clear();
    waiting.add(EVERY_PAGE);
  }

  function schedule(pauseMs: number) {
    if (timer || isCalling || waiting.size === 0 || stopping.signal.aborted) return;
    timer = setTimeout(() => {
      timer = undefined;
      void callNext();
    }, pauseMs);
    timer.unref();
  }

  async function callNext() {
    const tags = [...waiting].slice(0, limits.tagsOfCall);
    for (const tag of tags) waiting.delete(tag);
    isCalling = true;
    const error = await call(tags);
    isCalling = false;
    if (error === undefined) {
      failures = 0;
      return schedule(0);
    }
    if (stopping.signal.aborted) return;
    const pauseMs = retryPauseMs(failures, limits);
    failures += 1;
    log('The CDN was not told of changed pages', { err: error, tags: tags.length, pauseMs });
    add(tags);
    schedule(pauseMs);
  }

  /** What went wrong, if anything did. */
  async function call(tags: readonly string[]): Promise<unknown> {
    try {
      const response = await fetch(hook.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${hook.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.timeoutMs)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : new Error(`The hook answered ${response.status}`);
    } catch (error) {
      return error;
    }
  }

  return {
    purge(tags) {
      add(tags);
      schedule(limits.delayMs);
    },
    purgeEverything() {
      add([EVERY_PAGE]);
      schedule(limits.delayMs);
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
