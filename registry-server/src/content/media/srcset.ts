import type { SrcsetEntry } from '@witryna/module-schemas';
import { SQUARE_WIDTHS, SRCSET_WIDTHS, VARIANT_FORMATS, type VariantFormat } from './media-limits.ts';

export interface PictureIdentity {
  readonly id: number;
  readonly hash: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint?: { readonly x: number; readonly y: number } | null;
}

/** What stays in the middle of a square, in percent of the picture. */
export interface SquareFocus {
  readonly x: number;
  readonly y: number;
}

const HASH_IN_ADDRESS = 20;
const WIDEST = Math.max(...SRCSET_WIDTHS);

/** The part of a hash that addresses carry: with it an address never means other bytes. */
export function shortHash(hash: string): string {
  return hash.slice(0, HASH_IN_ADDRESS);
}

/** Widths that a picture is served in: the common ones, and its own where it is narrower than the widest. */
export function widthsOf(originalWidth: number): number[] {
  const own = Math.min(originalWidth, WIDEST);
  return [...SRCSET_WIDTHS.filter((width) => width < own), own];
}

/** Address of the picture as it was uploaded. */
export function originalUrl(picture: PictureIdentity): string {
  return `${folderUrl(picture)}/original.${picture.extension}`;
}

/** Sides of a picture's squares: the common ones that it is large enough for, else its shorter side. */
function squareWidthsOf({ width, height }: Pick<PictureIdentity, 'width' | 'height'>): number[] {
  const shorter = Math.min(width, height);
  const fitting = SQUARE_WIDTHS.filter((side) => side <= shorter);
  return fitting.length > 0 ? fitting : [shorter];
}

/** The focus of a picture's squares. Their addresses carry it, so that one of another focus is another one. */
function squareFocusOf({ focalPoint }: Pick<PictureIdentity, 'focalPoint'>): SquareFocus {
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 };
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
}

/** Every width in every format, narrowest first: the whole picture, then its squares. */
export function srcsetOf(picture: PictureIdentity): SrcsetEntry[] {
  return [...originalsOf(picture), ...squaresOf(picture)];
}

function squaresOf(picture: PictureIdentity): SrcsetEntry[] {
  const square = squareFocusOf(picture);
  return squareWidthsOf(picture).flatMap((side) =>
    VARIANT_FORMATS.map((format) => ({
      url: `${folderUrl(picture)}/${variantName({ width: side, format, square })}`,
      width: side,
      height: side,
      ratio: 'square' as const,
      mime: `image/${format}`,
    })),
  );
}

function originalsOf(picture: PictureIdentity): SrcsetEntry[] {
  return widthsOf(picture.width).flatMap((width) =>
    VARIANT_FORMATS.map((format) => ({
      url: `${folderUrl(picture)}/${width}.${format}`,
      width,
      height: heightAt(picture, width),
      ratio: 'original' as const,
      mime: `image/${format}`,
    })),
  );
}

function heightAt({ width, height }: PictureIdentity, newWidth: number): number {
  return Math.max(1, Math.round((height * newWidth) / width));
}

export function folderUrl({ id, hash }: Pick<PictureIdentity, 'id' | 'hash'>): string {
  return `/media/${id}/${shortHash(hash)}`;
}

const VARIANT_NAME = /^(\d{1,5})(?:-square-(\d{1,3})-(\d{1,3}))?\.(avif|webp)$/;

/** One size of a picture: the whole of it, or a square around a focus. */
export interface Variant {
  readonly width: number;
  readonly format: VariantFormat;
  readonly square?: SquareFocus;
}

/** Which variant a file name asks for; undefined for anything else. */
export function parseVariantName(name: string): Variant | undefined {
  const [, width, x, y, format] = VARIANT_NAME.exec(name) ?? [];
  if (!width || !format) return undefined;
  const variant = { width: Number(width), format: format as VariantFormat };
  return x === undefined || y === undefined ? variant : { ...variant, square: { x: Number(x), y: Number(y) } };
}

/** The name under which a variant is kept and asked for. */
export function variantName({ width, format, square }: Variant): string {
  return square ? `${width}-square-${square.x}-${square.y}.${format}` : `${width}.${format}`;
}

/** Whether a picture is served in that size; nobody can have another one made. */
export function hasVariant(picture: PictureIdentity, { width, square }: Variant): boolean {
  if (!square) return widthsOf(picture.width).includes(width);
  const focus = squareFocusOf(picture);
  return focus.x === square.x && focus.y === square.y && squareWidthsOf(picture).includes(width);
}
