import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createHtmlResponse, type HtmlResponse } from './html-response.ts';

/** What goes out for a request with these headers. */
function sent(answer: HtmlResponse, headers: Record<string, string> = {}) {
  const runs: Buffer[] = [];
  const head: { status?: number; fields?: readonly string[] } = {};
  const response = {
    writeHead(status: number, fields: readonly string[]) {
      Object.assign(head, { status, fields });
    },
    write: (run: Buffer) => runs.push(run),
    end: (run?: Buffer) => run && runs.push(run),
  };
  answer.send({ headers } as unknown as IncomingMessage, response as unknown as ServerResponse);
  const fields = head.fields ?? [];
  return {
    ...head,
    runs,
    field: (name: string) => (fields.includes(name) ? fields[fields.indexOf(name) + 1] : undefined),
  };
}

const body = [Buffer.from('<p>Zażółć '), Buffer.from('gęślą'), Buffer.from('</p>')];
const whole = Buffer.concat(body);

test('a document goes out in the runs it was given, with its length', () => {
  const answer = createHtmlResponse({ status: 200, body, headers: [] });
  const { runs, field } = sent(answer);
  expect(runs).toEqual(body);
  expect(runs[1]).toBe(body[1]);
  expect([field('content-length'), answer.bytes]).toEqual([String(whole.length), whole.length]);
});

test('a cached document is one run, made once', () => {
  const answer = createHtmlResponse({ status: 200, body, headers: [], onGrow() {} });
  const [first, second] = [sent(answer).runs, sent(answer).runs];
  expect(first).toEqual([whole]);
  expect(second[0]).toBe(first[0]);
});

test('a document that is not cached is never joined nor compressed, however many wait for it', async () => {
  const answer = createHtmlResponse({ status: 200, body, headers: [] });
  for (let time = 0; time < 3; time += 1) {
    const { runs, field } = sent(answer, { 'accept-encoding': 'br' });
    expect([runs, field('content-encoding')]).toEqual([body, undefined]);
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('a cached document is compressed, once for each form', async () => {
  const onGrow = vi.fn();
  const answer = createHtmlResponse({ status: 200, body, headers: [], onGrow });
  const headers = { 'accept-encoding': 'gzip' };
  expect(sent(answer, headers).field('content-encoding')).not.toBe('gzip');
  await vi.waitFor(() => expect(sent(answer, headers).field('content-encoding')).toBe('gzip'));
  expect(onGrow).toHaveBeenCalledTimes(1);
});
