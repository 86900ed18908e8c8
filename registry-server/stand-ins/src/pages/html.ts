import { escapeMarkup } from '../text.ts';

/** Markup that is safe as it stands. */
export interface Markup {
  readonly markup: string;
}

type Piece = string | number | Markup | readonly Piece[];

const isMarkup = (piece: Piece): piece is Markup => typeof piece === 'object' && 'markup' in piece;

function textOf(piece: Piece): string {
  if (isMarkup(piece)) return piece.markup;
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeMarkup(String(piece));
}

/** Markup with everything that is put into it escaped, other markup excepted. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: strings.reduce((text, string, index) => `${text}${textOf(pieces[index - 1] ?? '')}${string}`) };
}
