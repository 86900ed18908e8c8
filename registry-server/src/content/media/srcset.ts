import type { SrcsetEntry } from '@witryna/module-schemas';
import { SRCSET_WIDTHS, VARIANT_FORMATS, type VariantFormat } from './media-limits.ts';

export interface PictureIdentity {
  readonly id: number;
  readonly hash: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
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

/** Every width in every format, narrowest first. */
export function srcsetOf(picture: PictureIdentity): SrcsetEntry[] {
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

function folderUrl({ id, hash }: PictureIdentity): string {
  return `/media/${id}/${shortHash(hash)}`;
}

const VARIANT_NAME = /^(\d{1,5})\.(avif|webp)$/;

/** Which variant a file name asks for; undefined for anything else. */
export function parseVariantName(name: string): { readonly width: number; readonly format: VariantFormat } | undefined {
  const [, width, format] = VARIANT_NAME.exec(name) ?? [];
  return width && format ? { width: Number(width), format: format as VariantFormat } : undefined;
}
