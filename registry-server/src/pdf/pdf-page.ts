import PDFDocument from 'pdfkit';
import { FONT_FILES } from './fonts.ts';

/** Points; A4 is 595 by 842. */
export const MARGIN = 48;
export const WIDTH = 595.28 - 2 * MARGIN;
export const COLOUR = {
  ink: '#2a211e',
  muted: '#6b5b54',
  accent: '#9c4a3c',
  line: '#e7dcd3',
  tint: '#fbf7f2',
} as const;

/** Below this nothing but the foot is written. */
const BOTTOM = 842 - MARGIN - 24;

export type FontName = keyof typeof FONT_FILES;
export type Pdf = PDFKit.PDFDocument;

/** How a piece of text looks. */
export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** Pages that are written from top to bottom. `y` is where the next thing goes. */
export interface PdfPage {
  readonly pdf: Pdf;
  y: number;
}

/** An empty A4 page. The same facts give the same bytes: the only time in it is the one that is given. */
export function openPage({ title, author, createdAt }: { title: string; author: string; createdAt: Date }): PdfPage {
  const info = { Title: title, Author: author, Producer: 'Witryna', Creator: 'Witryna', CreationDate: createdAt };
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info, lang: 'pl' });
  for (const [name, file] of Object.entries(FONT_FILES)) pdf.registerFont(name, file);
  return { pdf, y: MARGIN };
}

/** Writes text into a box `width` wide; tells how high it came out. It does not move the page on. */
export function write(
  page: PdfPage,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle = {},
) {
  const { font = 'regular', size = 9, colour = COLOUR.ink, align = 'left' } = style;
  page.pdf.font(font).fontSize(size).fillColor(colour);
  page.pdf.text(text, box.x, box.y, { width: box.width, align, lineGap: size * 0.2 });
  return heightOf(page, text, box.width, style);
}

/** How high a text is in a box of this width. */
export function heightOf(
  { pdf }: PdfPage,
  text: string,
  width: number,
  { font = 'regular', size = 9 }: TextStyle = {},
) {
  pdf.font(font).fontSize(size);
  return pdf.heightOfString(text, { width, lineGap: size * 0.2 });
}

/** A hairline, over the whole width unless told. */
export function rule(
  { pdf }: PdfPage,
  y: number,
  { colour = COLOUR.line, left = MARGIN, width = WIDTH }: { colour?: string; left?: number; width?: number } = {},
): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.75)
    .strokeColor(colour)
    .stroke();
}

/** Begins another page when `height` does not fit any more; true when it did. */
export function makeRoom(page: PdfPage, height: number): boolean {
  if (page.y + height <= BOTTOM) return false;
  page.pdf.addPage();
  page.y = MARGIN;
  return true;
}

/** Writes the foot of each page and gives the bytes. */
export async function closePage(page: PdfPage, footOf: (page: number, pages: number) => string): Promise<Buffer> {
  const { pdf } = page;
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    write(
      page,
      footOf(index + 1, count),
      { x: MARGIN, y: 842 - MARGIN, width: WIDTH },
      { size: 7.5, colour: COLOUR.muted },
    );
  }
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.end();
  return done;
}
