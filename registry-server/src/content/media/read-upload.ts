import type { Multipart, MultipartFile } from '@fastify/multipart';
import { toFaults } from '@witryna/module-schemas';
import type { FastifyRequest } from 'fastify';
import { InputInvalid } from '../../http/error-handler.ts';
import { FileMissing, FileTooLarge, FormDamaged } from './media.errors.ts';
import { uploadFieldsSchema } from './media.schema.ts';
import type { Upload } from './media-library.ts';

/** An upload too large is still listened to, so that its sender hears the answer; but not for ever. */
const LISTEN_FACTOR = 10;

/** Reads the one file and the text fields of a form; holds no more of it in memory than may be kept. */
export async function readUpload(request: FastifyRequest, maximumBytes: number): Promise<Upload> {
  const { files, fields } = await readForm(request, maximumBytes).catch((error: unknown) => {
    // The parser throws plain errors; what carries a status is a refusal already.
    throw error instanceof Error && ('status' in error || 'statusCode' in error) ? error : new FormDamaged();
  });
  const [file, second] = files;
  if (second) throw new FileMissing('maxItems');
  if (!file || file.bytes.byteLength === 0) throw new FileMissing();
  const validate = request.compileValidationSchema(uploadFieldsSchema);
  if (!validate(fields)) throw new InputInvalid(toFaults(validate.errors as Parameters<typeof toFaults>[0]));
  return { ...fields, ...file };
}

async function readForm(request: FastifyRequest, maximumBytes: number) {
  const fields: Record<string, unknown> = {};
  const files: { readonly bytes: Uint8Array; readonly fileName: string }[] = [];
  const limits = { fileSize: maximumBytes * LISTEN_FACTOR, files: 2, fields: 10 };
  for await (const part of request.parts({ limits })) {
    if (isFile(part)) {
      files.push({ bytes: await readFile(part, request, maximumBytes), fileName: part.filename.slice(0, 200) });
    } else {
      fields[part.fieldname] = part.value;
    }
  }
  return { files, fields };
}

function isFile(part: Multipart): part is MultipartFile {
  return part.type === 'file';
}

async function readFile({ file }: MultipartFile, request: FastifyRequest, maximumBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let given = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    given += chunk.byteLength;
    if (given <= maximumBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (given <= maximumBytes) return Buffer.concat(chunks);
  const announced = Number(request.headers['content-length']);
  throw new FileTooLarge(maximumBytes, file.truncated && announced > given ? announced : given);
}
