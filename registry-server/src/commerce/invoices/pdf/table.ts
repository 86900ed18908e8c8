import {
  COLOUR,
  heightOf,
  MARGIN,
  makeRoom,
  type PdfPage,
  rule,
  type TextStyle,
  WIDTH,
  write,
} from '../../../pdf/pdf-page.ts';

export interface Column {
  readonly title: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A row: a text for each column; lines after the first are written smaller. */
export type Row = readonly string[];

const GAP = 8;
const PAD = 5;
const HEAD: TextStyle = { font: 'semibold', size: 7.5, colour: COLOUR.muted };
const BODY: TextStyle = { size: 9 };
const DETAIL: TextStyle = { size: 7.5, colour: COLOUR.muted };

/** Writes a table from where the page is; its head stands again on every page that it goes over. */
export function drawTable(
  page: PdfPage,
  columns: readonly Column[],
  rows: readonly Row[],
  { left = MARGIN, width = WIDTH }: { readonly left?: number; readonly width?: number } = {},
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const boxes = columns.map(({ share }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0);
    return {
      x: left + (before / shares) * width,
      width: (share / shares) * width - (index < columns.length - 1 ? GAP : 0),
    };
  });
  const head = () => drawHead(page, columns, { boxes, left, width });
  head();
  for (const row of rows) {
    const height = Math.max(...row.map((cell, index) => heightOfCell(page, cell, boxes[index]?.width ?? 0)));
    if (makeRoom(page, height + 2 * PAD)) head();
    for (const [index, cell] of row.entries()) {
      const box = boxes[index];
      if (box) drawCell(page, cell, { ...box, y: page.y + PAD }, columns[index]?.align);
    }
    page.y += height + 2 * PAD;
    rule(page, page.y, { left, width });
  }
}

function drawHead(
  page: PdfPage,
  columns: readonly Column[],
  { boxes, left, width }: { boxes: readonly { x: number; width: number }[]; left: number; width: number },
): void {
  const height = Math.max(...columns.map(({ title }, index) => heightOf(page, title, boxes[index]?.width ?? 0, HEAD)));
  // A head alone at the foot of a page would help nobody.
  makeRoom(page, height + 60);
  for (const [index, { title, align }] of columns.entries()) {
    const box = boxes[index];
    if (box) write(page, title, { ...box, y: page.y + PAD }, { ...HEAD, ...(align && { align }) });
  }
  page.y += height + 2 * PAD;
  rule(page, page.y, { colour: COLOUR.ink, left, width });
}

function splitCell(cell: string): readonly [string, string] {
  const end = cell.indexOf('\n');
  return end < 0 ? [cell, ''] : [cell.slice(0, end), cell.slice(end + 1)];
}

function heightOfCell(page: PdfPage, cell: string, width: number): number {
  const [first, rest] = splitCell(cell);
  return heightOf(page, first, width, BODY) + (rest ? heightOf(page, rest, width, DETAIL) : 0);
}

function drawCell(
  page: PdfPage,
  cell: string,
  box: { x: number; y: number; width: number },
  align: Column['align'] = 'left',
): void {
  const [first, rest] = splitCell(cell);
  const height = write(page, first, box, { ...BODY, align });
  if (rest) write(page, rest, { ...box, y: box.y + height }, { ...DETAIL, align });
}
