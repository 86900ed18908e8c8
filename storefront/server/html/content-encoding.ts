import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import { serverConfig } from '../../src/config.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What a text that cannot be compressed takes beside itself. */
const ROOM_BYTES = 1024;

/** Makes the form that is sent at once; it takes less time than handing the body to another thread would. */
export function zstd(body: Buffer): Buffer {
  return zstdCompressSync(body, {
    params: { [constants.ZSTD_c_compressionLevel]: serverConfig.zstdLevel },
    // Room for all of it, so that zstd writes there directly instead of by way of buffers of its own.
    chunkSize: body.length + ROOM_BYTES,
  });
}

/** Compresses outside of the event loop. */
export function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** For clients that take nothing better; outside of the event loop. */
export function gzipped(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: serverConfig.gzipLevel });
}
