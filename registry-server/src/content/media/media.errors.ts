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
    const message = `Plik jest za duży: maksymalny rozmiar to ${polish(maximumMb)} MB, a ten ma ${polish(givenMb)} MB.`;
    super(413, 'file-too-large', message, {
      maximumMb,
      givenMb,
      faults: [{ path: FIELD, rule: 'file-size', message }],
    });
  }
}

const SENTENCES: Readonly<Record<ImageRule, string>> = {
  'image-type': 'To nie jest obraz, który można dodać. Przyjmujemy pliki JPEG, PNG, WebP, AVIF i GIF.',
  'image-damaged': 'Tego obrazu nie da się odczytać. Plik jest uszkodzony lub niekompletny.',
  'image-pixels': `Obraz ma za duże wymiary: najwyżej ${MAX_PIXELS / 1_000_000} milionów pikseli.`,
  'image-frames': 'To animacja. Prześlij nieruchomy obraz.',
};

/** The content decides, not the name. */
export class FileNotAnImage extends AppError {
  constructor(rule: ImageRule) {
    const message = SENTENCES[rule];
    super(415, 'file-not-an-image', message, { rule, faults: [{ path: FIELD, rule, message }] });
  }
}

/** An upload without a file, or with two. */
export class FileMissing extends AppError {
  constructor(rule: 'required' | 'maxItems' = 'required') {
    const message = rule === 'required' ? 'Wybierz plik.' : 'Prześlij jeden plik naraz.';
    super(422, 'input-invalid', message, { faults: [{ path: FIELD, rule, message }] });
  }
}

/** A form that breaks off or is none. */
export class FormDamaged extends AppError {
  constructor() {
    const message = 'Przesyłanie zostało przerwane albo formularz jest uszkodzony. Spróbuj ponownie.';
    super(400, 'form-damaged', message, { faults: [{ path: FIELD, rule: 'multipart', message }] });
  }
}

function polish(amount: number): string {
  return amount.toLocaleString('pl-PL');
}
