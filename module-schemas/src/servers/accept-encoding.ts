/** Codings that our servers make, as `Accept-Encoding` and `Content-Encoding` name them. */
export type ContentCoding = 'zstd' | 'br' | 'gzip';

/** Which of them a client takes. */
export type AcceptedCodings = Readonly<Record<ContentCoding, boolean>>;

const NONE: AcceptedCodings = { zstd: false, br: false, gzip: false };
const ALL: AcceptedCodings = { zstd: true, br: true, gzip: true };
/** What current browsers send; it need not be read each time. */
const BROWSERS = 'gzip, deflate, br, zstd';

/**
 * Reads an `Accept-Encoding`. What has the quality 0, or none that is a number, is refused; `*` stands for whatever is
 * not named. Which of the accepted ones is sent is up to the server, so other qualities have no effect.
 */
export function acceptedCodings(header: string | undefined): AcceptedCodings {
  if (header === BROWSERS) return ALL;
  if (!header) return NONE;
  const named = new Map<string, boolean>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.toLowerCase().split(';');
    named.set(name.trim(), isAccepted(parameters));
  }
  const takes = (coding: ContentCoding) => named.get(coding) ?? named.get('*') ?? false;
  return { zstd: takes('zstd'), br: takes('br'), gzip: takes('gzip') };
}

function isAccepted(parameters: readonly string[]): boolean {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim() === 'q') return Number(value) > 0;
  }
  return true;
}
