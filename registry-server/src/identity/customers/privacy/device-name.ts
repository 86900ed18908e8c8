/** Signs by which a browser shows, the more special first: almost all of them also call themselves Chrome and Safari. */
const BROWSERS = [
  ['Edge', 'Edg/', 'EdgA/', 'EdgiOS/'],
  ['Opera', 'OPR/', 'OPiOS/', 'OPT/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/', 'FxiOS/'],
  ['Chrome', 'Chrome/', 'CriOS/'],
  ['Safari', 'Safari/'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['ChromeOS', 'CrOS'],
  ['macOS', 'Macintosh'],
  ['Linux', 'Linux'],
] as const;

/** No browser's own name for itself is longer. */
const LONGEST = 512;

/**
 * `Firefox, Windows`: enough for people to know their own device again, and no more, from what a browser says of
 * itself; undefined where nothing of it is known.
 */
export function deviceName(userAgent: string): string | undefined {
  const text = userAgent.slice(0, LONGEST);
  const find = (known: readonly (readonly [string, ...string[]])[]) =>
    known.find(([, ...signs]) => signs.some((sign) => text.includes(sign)))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(', ') || undefined;
}
