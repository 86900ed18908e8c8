import type { NormalisedPicture } from './image-processor.ts';
import type { ImageRule } from './image-refused.ts';
import type { Variant } from './srcset.ts';

/** What the image process can be asked for, with what it answers. */
export interface ImageJobs {
  normalise: { input: { readonly bytes: Uint8Array }; output: NormalisedPicture };
  encode: {
    input: { readonly bytes: Uint8Array } & Variant;
    output: Uint8Array;
  };
  colours: { input: { readonly placeholders: readonly string[] }; output: readonly string[] };
}

export type ImageJobKind = keyof ImageJobs;

export type ImageRequest = {
  [Kind in ImageJobKind]: { readonly id: number; readonly kind: Kind; readonly input: ImageJobs[Kind]['input'] };
}[ImageJobKind];

export type ImageReply =
  | { readonly id: number; readonly output: ImageJobs[ImageJobKind]['output'] }
  | { readonly id: number; readonly refused: ImageRule }
  | { readonly id: number; readonly failed: string };
