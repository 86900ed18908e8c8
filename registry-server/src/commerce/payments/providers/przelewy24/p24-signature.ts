import { createHash } from 'node:crypto';
import { type P24Fields, writeP24 } from './p24-json.ts';

/** SHA-384 over compact JSON: the fields in the order of the documentation, the CRC key last. */
export function signP24(fields: P24Fields, crc: string): string {
  return createHash('sha384')
    .update(writeP24({ ...fields, crc }))
    .digest('hex');
}
