export interface SrcsetEntry {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: 'original' | 'square';
  readonly mime: string;
}

/** What a file of the media library is: a picture, a film, or something to download. */
export type FileType = 'attachment' | 'image' | 'video';

/** A file of the media library, as every channel gets it. */
export interface MediaFile {
  readonly id: number;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly type: FileType;
  /** Path on the API's origin, `/media/…`. */
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  /** Images only; every width once for each format, narrowest first: the whole picture, then squares around its focal point. */
  readonly srcset?: readonly SrcsetEntry[];
  /** Data address of a picture 16 px wide, shown until the real one is there. */
  readonly placeholder?: string;
  /** Average colour as `#rrggbb`, the ground of the picture's place until it is there; none where it is transparent. */
  readonly colour?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
  readonly alt?: string;
  readonly author?: string;
  readonly caption?: string;
  readonly title?: string;
}
