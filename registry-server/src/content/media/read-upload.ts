import type { Multipart, MultipartFile } from '@fastify/multipart';
import { toFaults } from '@witryna/module-schemas';
import type { FastifyRequest } from 'fastify';
import { InputInvalid } from '../../http/error-handler.ts';
import { faultSentencesFor } from '../../http/fault-sentences.ts';
import { FileMissing, FileTooLarge, FormDamaged } from './media.errors.ts';
import { uploadFieldsSchema } from './media.schema.ts';
import type { Upload, UploadedContent } from './media-library.ts';
import type { MediaStorage } from './media-storage.ts';
import { type KeptKind, SNIFFED_BYTES, sniffFile } from './sniff-file.ts';

/** Largest files of each kind, in bytes. */
export interface UploadLimits {
  /** Pictures and documents. */
  readonly uploadBytes: number;
  readonly videoBytes: number;
}

interface UploadDeps {
  readonly limits: UploadLimits;
  readonly storage: MediaStorage;
}

/** An upload too large is still listened to, so that its sender hears the answer; but not for ever. */
const LISTEN_FACTOR = 10;
const LISTEN_FACTOR_VIDEO = 2;

interface ReceivedFile {
  readonly fileName: string;
  readonly content: UploadedContent;
}

/**
 * Reads the one file and the text fields of a form. A picture is held in memory, no more of it than may be kept; what is
 * kept as it comes goes to the storage at once. Nothing stays there of an upload that is refused.
 */
export async function readUpload(request: FastifyRequest, deps: UploadDeps): Promise<Upload> {
  const files: ReceivedFile[] = [];
  try {
    const fields = await readForm(request, deps, files).catch((error: unknown) => {
      // The parser throws plain errors; what carries a status is a refusal already.
      throw error instanceof Error && ('status' in error || 'statusCode' in error) ? error : new FormDamaged();
    });
    const [file, second] = files;
    if (second) throw new FileMissing('maxItems');
    if (!file || (file.content.kind === 'picture' && file.content.bytes.byteLength === 0)) throw new FileMissing();
    const validate = request.compileValidationSchema(uploadFieldsSchema);
    if (!validate(fields)) {
      const errors = validate.errors as Parameters<typeof toFaults>[0];
      throw new InputInvalid(toFaults(errors, '', faultSentencesFor(request)));
    }
    return { ...fields, ...file };
  } catch (error) {
    for (const { content } of files) if (content.kind === 'kept') await content.incoming.discard();
    throw error;
  }
}

async function readForm(request: FastifyRequest, deps: UploadDeps, files: ReceivedFile[]) {
  const { uploadBytes, videoBytes } = deps.limits;
  const fields: Record<string, unknown> = {};
  const fileSize = Math.max(uploadBytes * LISTEN_FACTOR, videoBytes * LISTEN_FACTOR_VIDEO);
  for await (const part of request.parts({ limits: { fileSize, files: 2, fields: 10 } })) {
    if (isFile(part)) {
      files.push({ content: await readFile(part, request, deps), fileName: part.filename.slice(0, 200) });
    } else {
      fields[part.fieldname] = part.value;
    }
  }
  return fields;
}

function isFile(part: Multipart): part is MultipartFile {
  return part.type === 'file';
}

/** The first bytes say what comes; the file's name and what the browser calls it say nothing. */
async function readFile(
  { file }: MultipartFile,
  request: FastifyRequest,
  { limits, storage }: UploadDeps,
): Promise<UploadedContent> {
  const chunks = (file as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  const kind = sniffFile(head);
  const maximum = maximumOf(kind, limits);
  const tooLarge = (given: number) => {
    const announced = Number(request.headers['content-length']);
    return new FileTooLarge(maximum, file.truncated && announced > given ? announced : given);
  };
  const bytes = withinMaximum(head, chunks, { maximum, tooLarge });
  if (kind) return { kind: 'kept', sort: kind, incoming: await storage.receive(bytes) };
  const picture: Buffer[] = [];
  for await (const chunk of bytes) picture.push(chunk);
  return { kind: 'picture', bytes: Buffer.concat(picture) };
}

function maximumOf(kind: KeptKind | undefined, { uploadBytes, videoBytes }: UploadLimits): number {
  return kind?.type === 'video' ? videoBytes : uploadBytes;
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.byteLength < SNIFFED_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

interface Maximum {
  readonly maximum: number;
  readonly tooLarge: (given: number) => Error;
}

/** The bytes as they come, up to the maximum; what comes after it is counted, then refused. */
async function* withinMaximum(
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  { maximum, tooLarge }: Maximum,
): AsyncGenerator<Buffer, void> {
  let given = head.byteLength;
  if (given <= maximum) yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    given += next.value.byteLength;
    if (given <= maximum) yield next.value;
  }
  if (given > maximum) throw tooLarge(given);
}
