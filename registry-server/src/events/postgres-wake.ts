import pg from 'pg';
import { WAKE_CHANNEL } from './outbox.ts';

const MAX_RETRY_DELAY_MS = 10_000;

export interface WakeOptions {
  readonly onWake: () => void;
  readonly onError: (error: Error) => void;
}

/** Calls `onWake` when another node has written to the outbox; reconnects for as long as it is not stopped. */
export function listenForWake(url: string, { onWake, onError }: WakeOptions): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let retryDelayMs = 100;

  async function connect(): Promise<void> {
    // A pool's connection would not stay: listening needs one of its own.
    const fresh = new pg.Client({ connectionString: url, application_name: 'witryna-events', keepAlive: true });
    client = fresh;
    let isLost = false;
    const lose = (error: Error) => {
      if (isLost) return;
      isLost = true;
      if (stopped) return;
      onError(error);
      timer = setTimeout(() => void connect(), retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS);
      fresh.end().catch(() => {});
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose(new Error('The connection that listens for changes has ended.')));
    fresh.on('notification', onWake);
    try {
      await fresh.connect();
      await fresh.query(`listen ${WAKE_CHANNEL}`);
      retryDelayMs = 100;
      // Whatever was told while nobody listened.
      onWake();
    } catch (error) {
      lose(error as Error);
    }
  }

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
