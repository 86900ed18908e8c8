import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 96;
const HEIGHT = 48;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue. */
const RGB = [8, 2, 0, 0, 0];
const PAPER = [250, 247, 242] as const;

/** A sign for a way of payment that does not exist: two discs in colours of its own number, as PNG. */
export function drawMethodPicture(id: number): Buffer {
  const ink = [40 + ((id * 53) % 150), 40 + ((id * 97) % 120), 50 + ((id * 29) % 140)] as const;
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const pixels = Array.from({ length: WIDTH }, (_, x) => {
      const isInk = Math.hypot(x - 38, y - 24) < 15 || (Math.hypot(x - 58, y - 24) < 15 && (x + y + id) % 4 < 2);
      return isInk ? ink : PAPER;
    });
    // Each row begins with its filter: none.
    return Buffer.from([0, ...pixels.flat()]);
  });
  const header = Buffer.alloc(8);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(RGB)])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
