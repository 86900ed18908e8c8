import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { serverConfig } from '../../src/config.ts';
import { createHtmlResponse, type HtmlResponse } from './html-response.ts';

const DECODERS = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (sent: Buffer) => sent,
};
const BROWSER = 'gzip, deflate, br, zstd';

/** What goes out to a client that accepts these codings. */
async function sent(answer: HtmlResponse, accepted?: string, more: Record<string, string> = {}) {
  const runs: Buffer[] = [];
  const head: { status?: number; fields?: readonly string[] } = {};
  const ended = Promise.withResolvers<void>();
  const response = {
    writeHead(status: number, fields: readonly string[]) {
      Object.assign(head, { status, fields });
    },
    write: (run: Buffer) => runs.push(run),
    end(run?: Buffer) {
      if (run) runs.push(run);
      ended.resolve();
    },
  };
  const headers = { ...more, ...(accepted !== undefined && { 'accept-encoding': accepted }) };
  answer.send({ headers } as unknown as IncomingMessage, response as unknown as ServerResponse);
  await ended.promise;
  const fields = head.fields ?? [];
  const field = (name: string) => (fields.includes(name) ? fields[fields.indexOf(name) + 1] : undefined);
  const coding = field('content-encoding') ?? 'identity';
  const raw = Buffer.concat(runs);
  return { ...head, runs, raw, field, coding, text: DECODERS[coding as keyof typeof DECODERS](raw).toString() };
}

const body = [Buffer.from('<p>Zażółć '), Buffer.from('gęślą jaźń, '.repeat(200)), Buffer.from('</p>')];
const whole = Buffer.concat(body);

describe.each([
  ['a document that is sent once', {}],
  ['a document that is cached', { onGrow() {} }],
])('%s', (_name, more) => {
  test.each([
    [BROWSER, 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['zstd;q=0, br;q=0, *', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('goes out to who accepts "%s" as %s, the first time already', async (accepted, coding) => {
    const answer = createHtmlResponse({ status: 200, body, headers: ['x-name', 'value'], ...more });
    const response = await sent(answer, accepted);
    expect([response.coding, response.text]).toEqual([coding, whole.toString()]);
    expect(response.field('content-length')).toBe(String(response.raw.length));
    expect([response.field('vary'), response.field('x-name')]).toEqual(['Accept-Encoding, User-Agent', 'value']);
    expect(answer.bytes).toBe(whole.length);
  });

  test('under 1 KB goes out as it is', async () => {
    const answer = createHtmlResponse({ status: 200, body: [Buffer.alloc(1_023, 'a')], headers: [], ...more });
    expect((await sent(answer, BROWSER)).coding).toBe('identity');
  });

  test('is compressed once, however many ask for it', async () => {
    const answer = createHtmlResponse({ status: 200, body, headers: [], ...more });
    for (const accepted of ['gzip', 'br']) {
      const [first, second] = await Promise.all([sent(answer, accepted), sent(answer, accepted)]);
      expect(first.runs[0]).toBe(second.runs[0]);
      expect((await sent(answer, accepted)).runs[0]).toBe(first.runs[0]);
    }
  });

  test('says to who has it that nothing changed, in every coding', async () => {
    const answer = createHtmlResponse({ status: 200, body, etag: 'W/"1"', headers: [], ...more });
    for (const accepted of [BROWSER, 'gzip', undefined]) {
      const response = await sent(answer, accepted, { 'if-none-match': 'W/"1"' });
      expect([response.status, response.raw.length, response.field('etag')]).toEqual([304, 0, 'W/"1"']);
      expect([response.field('vary'), response.field('content-encoding')]).toEqual([
        'Accept-Encoding, User-Agent',
        undefined,
      ]);
    }
  });
});

test('a document goes out uncompressed in the runs it was given', async () => {
  const { runs } = await sent(createHtmlResponse({ status: 200, body, headers: [] }));
  expect(runs).toEqual(body);
  expect(runs[1]).toBe(body[1]);
});

test('a cached document is one run, made once', async () => {
  const answer = createHtmlResponse({ status: 200, body, headers: [], onGrow() {} });
  const [first, second] = [(await sent(answer)).runs, (await sent(answer)).runs];
  expect(first).toEqual([whole]);
  expect(second[0]).toBe(first[0]);
});

test('zstd of a cached document gives way to the better brotli, in the count of memory too', async () => {
  let grown = 0;
  const answer = createHtmlResponse({ status: 200, body, headers: [], onGrow: (bytes) => (grown += bytes) });
  const first = await sent(answer, BROWSER);
  expect([first.coding, grown]).toEqual(['zstd', first.raw.length]);
  const best = await vi.waitFor(async () => {
    const response = await sent(answer, BROWSER);
    expect(response.coding).toBe('br');
    return response.raw;
  });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: serverConfig.cachedBrotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  expect(best.length).toBe(brotliCompressSync(whole, { params }).length);
  expect(grown).toBe(best.length);
  // Who takes zstd only still gets it.
  expect((await sent(answer, 'zstd')).coding).toBe('zstd');
});

test('a document that is sent once is made in no form that nobody asked for', async () => {
  const answer = createHtmlResponse({ status: 200, body, headers: [] });
  for (let time = 0; time < 3; time += 1) {
    expect((await sent(answer, BROWSER)).coding).toBe('zstd');
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('a connection that cannot be written to when the document is compressed is closed, and nothing else happens', async () => {
  const destroyed = Promise.withResolvers<void>();
  const response = {
    writeHead() {
      throw new Error('The headers were sent already');
    },
    destroy: () => destroyed.resolve(),
  };
  const request = { headers: { 'accept-encoding': 'gzip' } };
  const answer = createHtmlResponse({ status: 200, body, headers: [] });
  answer.send(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  await destroyed.promise;
});
