/** Why a file is not taken. */
export type ImageRule = 'image-type' | 'image-damaged' | 'image-pixels' | 'image-frames';

/** Apart from the work itself: the server knows it without loading what works on pictures. */
export class ImageRefused extends Error {
  readonly rule: ImageRule;

  constructor(rule: ImageRule) {
    super(rule);
    this.rule = rule;
  }
}
