import type { PicturePoint } from '@witryna/module-schemas';

export interface ImagePoint extends PicturePoint {
  readonly label: string;
  readonly sku?: string;
}

/** A picture as a module's settings hold it. */
export interface ImageValue {
  readonly file: number;
  readonly alt?: string;
  readonly focalPoint?: PicturePoint;
  readonly points?: readonly ImagePoint[];
}

/** Another picture has other content: its words and places go, only the intention to show one stays. */
export function withFile(value: Partial<ImageValue>, file: number | undefined): ImageValue | undefined {
  if (file === undefined) return undefined;
  return value.file === file ? { ...value, file } : { file };
}

/** The picture with one of its fields set, or taken away. */
export function withImageField<K extends 'alt' | 'focalPoint' | 'points'>(
  value: ImageValue,
  field: K,
  content: ImageValue[K] | undefined,
): ImageValue {
  const { [field]: _, ...rest } = value;
  return content === undefined ? (rest as ImageValue) : { ...value, [field]: content };
}
