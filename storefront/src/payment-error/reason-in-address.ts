/** No code of a provider is longer. */
const MOST = 64;

/** The code behind the path of the page; undefined where there is none. */
export function reasonInAddress(): string | undefined {
  const [, , ...parts] = window.location.pathname.split('/');
  const last = parts.at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, MOST) || undefined;
  } catch {
    return undefined;
  }
}
