import type { KnobBoard, Knobs } from './knobs.ts';
import { isNoticeAddress } from './shop-address.ts';

/** A notification as it goes over the wire. */
export interface WireNotice {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Builds a notification, with the fault that a knob asks for. */
export type BuildNotice = (forges: Knobs['forges']) => WireNotice;

interface SentNotice extends WireNotice {
  readonly id: number;
  readonly provider: string;
  /** Statuses that the shop has answered; 0 when nobody did. */
  readonly answers: number[];
}

const MOST = 1_000;
const TIMEOUT_MS = 10_000;
/** Pauses before a notification is sent again that was not answered with 2xx. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000, 60_000];

/** Sends notifications as their provider's knobs say, and again until they are taken. */
export function createNoticeSender(knobs: KnobBoard, storefrontUrl: () => string) {
  const notices: SentNotice[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let lastId = 0;

  function later(work: () => Promise<unknown>, pauseMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, pauseMs);
    timers.add(timer);
  }

  async function post(notice: SentNotice): Promise<number> {
    const { url, headers, body } = notice;
    const status = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    notice.answers.push(status);
    return status;
  }

  async function sendUntilTaken(notice: SentNotice, round = 0): Promise<void> {
    const status = await post(notice);
    const pauseMs = PAUSES_MS[round];
    if ((status >= 200 && status < 300) || pauseMs === undefined) return;
    later(() => sendUntilTaken(notice, round + 1), pauseMs);
  }

  return {
    /** Sends it, or keeps it, as the knobs of the provider say. */
    send(provider: string, build: BuildNotice): void {
      const { notices: mode, forges, lateMs } = knobs.of(provider);
      const wire = build(forges);
      if (mode === 'lost' || !isNoticeAddress(wire.url, storefrontUrl())) return;
      lastId += 1;
      const notice = { ...wire, id: lastId, provider, answers: [] };
      notices.push(notice);
      if (notices.length > MOST) notices.shift();
      if (mode === 'held') return;
      const times = mode === 'twice' ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        later(() => sendUntilTaken(notice), mode === 'late' ? lateMs : 0);
      }
    },
    list: (provider: string) => notices.filter((notice) => notice.provider === provider),
    /** Sends a notification now, once more; gives the shop's answer, undefined when there is no such notification. */
    async resend(id: number): Promise<number | undefined> {
      const notice = notices.find((each) => each.id === id);
      return notice && post(notice);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type NoticeSender = ReturnType<typeof createNoticeSender>;
