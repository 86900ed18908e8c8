/** One thing that a guide tells its reader to do. */
export type GuideStep =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly diff: string };

const FENCE = /^```(\w*)\n([\s\S]{0,8000}?)^```$/gm;
const PATH_ABOVE = /^\*\*`([^`]+)`\*\*\s*$/gm;

/**
 * The code blocks of a guide in their order: commands (`sh`), changes (`diff`) and whole files. A file or change belongs
 * to the path that stands last above it, as a line of its own: **`folder/file.ts`**.
 */
export function readGuideSteps(guide: string): GuideStep[] {
  const paths = [...guide.matchAll(PATH_ABOVE)];
  return [...guide.matchAll(FENCE)].flatMap((fence): GuideStep[] => {
    const [, language = '', text = ''] = fence;
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'command', command }));
    const path = paths.findLast(({ index }) => index < fence.index)?.[1];
    if (path === undefined) throw new Error(`A block of the guide names no file: ${text.slice(0, 80)}`);
    return [language === 'diff' ? { kind: 'change', path, diff: text } : { kind: 'file', path, text }];
  });
}

/** A text with a diff applied, found by its context; throws where that is not there exactly once. */
export function applyDiff(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before = '', ...after] = text.split(side('-'));
  if (after.length !== 1) throw new Error(`The lines to change are there ${after.length} times: ${diff}`);
  return before + side('+') + after[0];
}
