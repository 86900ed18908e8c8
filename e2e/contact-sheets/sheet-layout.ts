/** A picture of a page or of a part of it. Sizes are px of the picture. */
export interface Tile {
  readonly caption: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** How tiles of one width are laid on a sheet. Sizes are px of the sheet. */
export interface SheetFormat {
  /** Width of a column: of a tile whose page is not folded. */
  readonly columnWidth: number;
  /** Height of a column in widths of it; what is below stands in the next column. */
  readonly columnRatio: number;
  /** Columns that a page may take; what does not fit into them is cut off. */
  readonly mostColumns: number;
}

/** A part of a tile's picture, from its top edge. Px of the picture. */
export interface Slice {
  readonly top: number;
  readonly height: number;
}

export interface PlacedTile {
  readonly tile: Tile;
  readonly slices: readonly Slice[];
  /** Px of the sheet. */
  readonly columnWidth: number;
  readonly height: number;
}

/** Tiles side by side. */
export type Row = readonly PlacedTile[];
/** Rows one below another: one file. */
export type Sheet = readonly Row[];

/** Px of a sheet: its width without the margin, the height after which a new one begins, and the space between tiles. */
export const SHEET = { width: 1400, height: 2300, gap: 16, columnGap: 4, captionHeight: 34 } as const;

/** The parts into which a long page is folded, one for each column; a page that is longer still is cut. */
export function foldTile({ width, height }: Pick<Tile, 'width' | 'height'>, format: SheetFormat): Slice[] {
  const most = Math.round(width * format.columnRatio);
  const count = Math.min(format.mostColumns, Math.max(1, Math.ceil(height / most)));
  return Array.from({ length: count }, (_, at) => ({ top: at * most, height: Math.min(most, height - at * most) }));
}

/** Lays tiles in rows and rows on sheets, in their order. A tile that is wider than a sheet has a row of its own. */
export function layOutSheets(tiles: readonly Tile[], format: SheetFormat): Sheet[] {
  const placed = tiles.map((tile) => placeTile(tile, format));
  const rows = group(placed, SHEET.width, widthOf, SHEET.gap);
  return group(rows, SHEET.height, heightOfRow, SHEET.gap);
}

function placeTile(tile: Tile, format: SheetFormat): PlacedTile {
  const slices = foldTile(tile, format);
  const tallest = Math.max(...slices.map(({ height }) => height));
  return {
    tile,
    slices,
    columnWidth: format.columnWidth,
    height: Math.ceil((tallest * format.columnWidth) / tile.width),
  };
}

const widthOf = ({ slices, columnWidth }: PlacedTile): number =>
  slices.length * columnWidth + (slices.length - 1) * SHEET.columnGap;

const heightOfRow = (row: Row): number => SHEET.captionHeight + Math.max(...row.map(({ height }) => height));

/** Puts neighbours together as long as their sizes and the gaps between them are within the limit. */
function group<T>(items: readonly T[], limit: number, sizeOf: (item: T) => number, gap: number): T[][] {
  const groups: T[][] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const size = sizeOf(item);
    if (taken + gap + size > limit) {
      groups.push([item]);
      taken = size;
    } else {
      groups.at(-1)?.push(item);
      taken += gap + size;
    }
  }
  return groups;
}
