import type { ContentOutcome } from './content-outcome.ts';

/** Requests for pages: one at a time for each address, shared by all who ask meanwhile. */
export interface PageRequests {
  isOpen(url: string): boolean;
  /**
   * Joins the request for a page, or begins one. It is aborted when all who asked with a signal have given it up;
   * without a signal it is made to its end.
   */
  ask(url: string, signal?: AbortSignal): PageRequest;
}

export interface PageRequest {
  readonly outcome: Promise<ContentOutcome>;
  /** Whether somebody had asked before. */
  readonly isJoined: boolean;
}

/** Sends one request; the signal is aborted when nobody waits for it any more. */
type Send = (url: string, signal: AbortSignal) => Promise<ContentOutcome>;

interface OpenRequest {
  readonly outcome: Promise<ContentOutcome>;
  readonly controller: AbortController;
  waiting: number;
}

export function createPageRequests(send: Send): PageRequests {
  const open = new Map<string, OpenRequest>();

  function forget(url: string, controller: AbortController) {
    if (open.get(url)?.controller === controller) open.delete(url);
  }

  function begin(url: string): OpenRequest {
    const controller = new AbortController();
    const outcome = send(url, controller.signal).finally(() => forget(url, controller));
    const request = { outcome, controller, waiting: 0 };
    open.set(url, request);
    return request;
  }

  function giveUp(url: string, request: OpenRequest) {
    request.waiting -= 1;
    // A second click on a link gives up the first one just before it asks itself: it joins the same request.
    queueMicrotask(() => {
      if (request.waiting > 0) return;
      forget(url, request.controller);
      request.controller.abort();
    });
  }

  return {
    isOpen: (url) => open.has(url),
    ask(url, signal) {
      const known = open.get(url);
      const request = known ?? begin(url);
      request.waiting += 1;
      signal?.addEventListener('abort', () => giveUp(url, request), { once: true });
      return { outcome: request.outcome, isJoined: known !== undefined };
    },
  };
}
