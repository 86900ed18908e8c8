import pg from 'pg';
import { WAKE_CHANNEL } from './outbox.ts';

const MAX_RETRY_DELAY_MS = 10_000;

export interface WakeOptions {
  readonly onWake: () => void;
  readonly onError: (error: Error) => void;
}

/** Calls `onWake` when another node has written to the outbox; reconnects until it is stopped. */
export function listenForWake(url: string, { onWake, onError }: WakeOptions): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let retryDelayMs = 100;

  async function connect(): Promise<void> {
    // LISTEN needs its own connection: the pool would reuse it.
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
    fresh.on('end', () => lose(new Error('The PostgreSQL connection that listens for changes was closed.')));
    fresh.on('notification', onWake);
    try {
      await fresh.connect();
      await fresh.query(`listen ${WAKE_CHANNEL}`);
      retryDelayMs = 100;
      // Changes that were recorded while nobody listened.
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
