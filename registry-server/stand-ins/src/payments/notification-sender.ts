import type { Scenario, Scenarios } from './scenario.ts';
import { isNotificationAddress } from './shop-address.ts';

/** A notification as it goes over the wire. */
export interface WireNotification {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Builds a notification, with the fault that the scenario asks for. */
export type BuildNotification = (forges: Scenario['forges']) => WireNotification;

interface SentNotification extends WireNotification {
  readonly id: number;
  readonly provider: string;
  /** Statuses that the shop has answered; 0 when nobody did. */
  readonly answers: number[];
}

const MOST = 1_000;
const TIMEOUT_MS = 10_000;
/** Pauses before a notification is sent again that was not answered with 2xx. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000, 60_000];

/** Sends notifications as the scenario of their provider says, and again until they are taken. */
export function createNotificationSender(scenarios: Scenarios, storefrontUrl: () => string) {
  const notifications: SentNotification[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let lastId = 0;

  function later(work: () => Promise<unknown>, pauseMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, pauseMs);
    timers.add(timer);
  }

  async function post(notification: SentNotification): Promise<number> {
    const { url, headers, body } = notification;
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
    notification.answers.push(status);
    return status;
  }

  async function sendUntilTaken(notification: SentNotification, round = 0): Promise<void> {
    const status = await post(notification);
    const pauseMs = PAUSES_MS[round];
    if ((status >= 200 && status < 300) || pauseMs === undefined) return;
    later(() => sendUntilTaken(notification, round + 1), pauseMs);
  }

  return {
    /** Sends it, or keeps it, as the scenario of the provider says. */
    send(provider: string, build: BuildNotification): void {
      const { notices: mode, forges, lateMs } = scenarios.of(provider);
      const wire = build(forges);
      if (mode === 'lost' || !isNotificationAddress(wire.url, storefrontUrl())) return;
      lastId += 1;
      const notification = { ...wire, id: lastId, provider, answers: [] };
      notifications.push(notification);
      if (notifications.length > MOST) notifications.shift();
      if (mode === 'held') return;
      const times = mode === 'twice' ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        later(() => sendUntilTaken(notification), mode === 'late' ? lateMs : 0);
      }
    },
    list: (provider: string) => notifications.filter((notification) => notification.provider === provider),
    /** Sends a notification now, once more; gives the shop's answer, undefined when there is no such notification. */
    async resend(id: number): Promise<number | undefined> {
      const notification = notifications.find((each) => each.id === id);
      return notification && post(notification);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type NotificationSender = ReturnType<typeof createNotificationSender>;
