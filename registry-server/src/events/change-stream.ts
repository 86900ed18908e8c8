import type { ServerResponse } from 'node:http';
import type { EventBus } from './event-bus.ts';
import type { Change, EventLog } from './event-log.ts';

/** Maximum backlog of a slow listener; beyond it the stream is closed, and the listener reconnects with its last number. */
const MAX_WAITING_BYTES = 1024 * 1024;
const HEARTBEAT_MS = 15_000;

const asEvent = (name: string, number: number, data: unknown) =>
  `id: ${number}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** True when the changes after `after` are no longer, or not yet, in the log. */
export function isGapUnreplayable(after: number, range: { readonly oldest: number; readonly last: number }): boolean {
  return after > range.last || after < range.oldest - 1;
}

/** Server-sent events for one listener: first the changes after `after`, then new ones, each once. */
export async function streamChanges(
  response: ServerResponse,
  { bus, log, after }: { readonly bus: EventBus; readonly log: EventLog; readonly after: number | undefined },
): Promise<void> {
  let sent = after ?? bus.delivered;
  let isReplaying = true;
  const waiting: Change[] = [];

  const send = (change: Change) => {
    if (change.number <= sent) return;
    sent = change.number;
    response.write(asEvent('change', change.number, { tags: change.tags }));
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  };
  const unsubscribe = bus.subscribe((change) => {
    if (isReplaying) waiting.push(change);
    else send(change);
  });
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  response.on('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
  });

  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const range = await log.range();
  if (isGapUnreplayable(sent, range)) {
    sent = range.last;
    response.write(asEvent('reset', sent, {}));
  } else {
    response.write(asEvent('ready', sent, {}));
    for (let missed = await log.readAfter(sent); missed.length > 0; missed = await log.readAfter(sent)) {
      for (const change of missed) send(change);
      if (response.destroyed) return;
    }
  }
  isReplaying = false;
  for (const change of waiting) send(change);
}
