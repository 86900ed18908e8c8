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
  /** The most height of a column in widths of it; what is below stands in the next column. */
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

/** The parts, of one height, into which a long page is folded, one for each column; a page that is longer still is cut. */
export function foldTile({ width, height }: Pick<Tile, 'width' | 'height'>, format: SheetFormat): Slice[] {
  const most = Math.round(width * format.columnRatio);
  const count = Math.min(format.mostColumns, Math.max(1, Math.ceil(height / most)));
  const part = Math.min(most, Math.ceil(height / count));
  return Array.from({ length: count }, (_, at) => ({ top: at * part, height: Math.min(part, height - at * part) }));
}

/**
 * Lays tiles in rows and rows on sheets. A tile that still fits into a row above its own goes there, so that few rows
 * have holes; a tile that is wider than a sheet has a row of its own.
 */
export function layOutSheets(tiles: readonly Tile[], format: SheetFormat): Sheet[] {
  const placed = tiles.map((tile) => placeTile(tile, format));
  const rows = pack(placed, SHEET.width, widthOf);
  return pack(rows, SHEET.height, heightOfRow);
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

/** Puts each item into the first group that has room for its size and the gap before it. */
function pack<T>(items: readonly T[], limit: number, sizeOf: (item: T) => number): T[][] {
  const groups: { readonly members: T[]; taken: number }[] = [];
  for (const item of items) {
    const size = sizeOf(item);
    const roomy = groups.find(({ taken }) => taken + SHEET.gap + size <= limit);
    if (roomy) {
      roomy.members.push(item);
      roomy.taken += SHEET.gap + size;
    } else groups.push({ members: [item], taken: size });
  }
  return groups.map(({ members }) => members);
}
