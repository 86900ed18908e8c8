import { crc32, deflateSync } from 'node:zlib';

/** A small PNG of one colour, `#rrggbb`: a picture that no other test has when the colour is its own. */
export function aPicture(colour: string, { width = 640, height = 480 } = {}): Buffer {
  const pixel = Buffer.from(colour.slice(1), 'hex');
  const row = Buffer.concat([Buffer.from([0]), ...Array<Buffer>(width).fill(pixel)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, in RGB.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A colour that hardly any two calls share. */
export function aColour(): string {
  return `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
