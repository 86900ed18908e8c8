import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { serverConfig } from '../../src/config.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const NAMED = /^(br|gzip|\*)(?:;q=([0-9.]+))?$/i;

/** The best encoding that the client takes; brotli before gzip. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  let gzipOk = false;
  for (const part of header.split(',')) {
    const [, name = '', quality] = NAMED.exec(part.replace(/\s/g, '')) ?? [];
    if (quality !== undefined && Number(quality) === 0) continue;
    if (name.toLowerCase() === 'br') return 'br';
    if (name.toLowerCase() === 'gzip') gzipOk = true;
  }
  return gzipOk ? 'gzip' : 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses outside of the event loop. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: serverConfig.brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : compressGzip(body, { level: serverConfig.gzipLevel });
}
