import { getPriority, setPriority } from 'node:os';
import type { ImageReply, ImageRequest } from './image-jobs.ts';
import { coloursOfPlaceholders, encodeVariant, normaliseUpload } from './image-processor.ts';
import { ImageRefused } from './image-refused.ts';

// A process of its own, behind all others in the queue for the processor: neither the work
// nor the memory of pictures (nor a picture made to crash its reader) reaches the server.
const BEHIND_OTHERS = 10;

// Raising one's own priority is refused: a server that itself gives way stays where it is.
if (getPriority() < BEHIND_OTHERS) setPriority(BEHIND_OTHERS);

process.on('message', async (request: ImageRequest) => {
  process.send?.(await replyTo(request));
});

process.on('disconnect', () => process.exit());

async function replyTo(request: ImageRequest): Promise<ImageReply> {
  const { id } = request;
  try {
    return { id, output: await outputOf(request) };
  } catch (error) {
    if (error instanceof ImageRefused) return { id, refused: error.rule };
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function outputOf(request: ImageRequest) {
  if (request.kind === 'normalise') return normaliseUpload(request.input.bytes);
  if (request.kind === 'colours') return coloursOfPlaceholders(request.input.placeholders);
  const { bytes, ...variant } = request.input;
  return encodeVariant(bytes, variant);
}
