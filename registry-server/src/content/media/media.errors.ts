import { AppError } from '../../errors.ts';
import type { ImageRule } from './image-refused.ts';
import { MAX_PIXELS } from './media-limits.ts';

const MEBIBYTE = 1024 * 1024;
const FIELD = '/file';

/** Size in MB as people are told it: never so rounded that the given size seems to fit. */
function inMegabytes(bytes: number): number {
  return Math.ceil((bytes / MEBIBYTE) * 10) / 10;
}

/** Says how much is allowed and how much was given. */
export class FileTooLarge extends AppError {
  constructor(maximumBytes: number, givenBytes: number) {
    const maximumMb = Math.floor((maximumBytes / MEBIBYTE) * 10) / 10;
    const givenMb = inMegabytes(givenBytes);
    super(413, 'file-too-large', {
      maximumMb,
      givenMb,
      faults: [{ path: FIELD, rule: 'file-size', sentence: 'file-too-large' }],
    });
  }
}

/** The content decides, not the name. */
export class FileNotAnImage extends AppError {
  constructor(rule: ImageRule) {
    const sentence = `file-not-an-image/${rule}` as const;
    super(415, sentence, { rule, megapixels: MAX_PIXELS / 1_000_000, faults: [{ path: FIELD, rule, sentence }] });
  }
}

/** Other bytes under a key that are of another kind: pages show the file where that kind does not fit. */
export class FileOfAnotherKind extends AppError {
  constructor() {
    super(409, 'file-of-another-kind', {
      faults: [{ path: FIELD, rule: 'file-type', sentence: 'file-of-another-kind' }],
    });
  }
}

/** A part of a file that it does not have. */
export class RangeNotSatisfiable extends AppError {
  constructor() {
    super(416, 'range-not-satisfiable');
  }
}

/** An upload without a file, or with two. */
export class FileMissing extends AppError {
  constructor(rule: 'required' | 'maxItems' = 'required') {
    const sentence = rule === 'required' ? 'input-invalid/file-missing' : 'input-invalid/several-files';
    super(422, sentence, { faults: [{ path: FIELD, rule, sentence }] });
  }
}

/** A form that breaks off or is none. */
export class FormDamaged extends AppError {
  constructor() {
    super(400, 'form-damaged', { faults: [{ path: FIELD, rule: 'multipart', sentence: 'form-damaged' }] });
  }
}
