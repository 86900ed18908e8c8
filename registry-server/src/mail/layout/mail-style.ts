import { escapeHtml } from '../../text/escape-html.ts';

// Mail clients know tables and inline styles, and little else.
export const COLOUR = {
  paper: '#fbf7f2',
  surface: '#ffffff',
  ink: '#2a211e',
  muted: '#6b5b54',
  accent: '#9c4a3c',
  line: '#e7dcd3',
  edge: '#8f7f77',
};
export const DISPLAY = "font-family:Fraunces,Georgia,'Times New Roman',serif";
export const TEXT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The word alone has a hyphen at which it must not break; the sign itself stays, so that it can be copied. */
const EMAIL_WORD = /(?<![\p{L}\d])e-mail/giu;

/** A line break that somebody wrote stays one. */
export const lines = (text: string) =>
  escapeHtml(text).replaceAll('\n', '<br>').replace(EMAIL_WORD, '<span style="white-space:nowrap">$&</span>');
