import type { LayoutMeasures, Span } from './measure-layout.ts';

/** What nobody sees, in px. */
const TOLERANCE_PX = 2;
/** Between a heading and its section the letters take some of the air. */
const TOLERANCE_OF_SPACES_PX = 8;

const PHONE_PX = 480;
/** The most that may lie empty between two things that are seen, or between one and the edge of its ground. */
const MOST_AIR_PX = { phone: 72, wider: 104 };
const MOST_BESTSELLERS = 8;
/** The last line of a heading is no shorter than this, if it is one word. */
const SHORT_WORD = 3;

/** Widths that modules can be given and that are narrower than the page, in px; theme/tokens.css says the same in rem. */
const WIDTHS_PX = [75 * 16, 52 * 16, 38 * 16];

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** From section to section, and from the last one to the footer: 64 px on a phone, 96 on a desktop. */
const betweenSections = (width: number) => 2 * clamp(32, 20.8 + 0.022 * width, 48);

/** From the edge of a ground to what lies on it, and beside it: 48 px on a phone, 80 on a desktop. */
const besideGround = (width: number) => clamp(48, 28.8 + 0.051 * width, 80);

/** From a heading to what it is the heading of: 32 px on a phone, 40 on a desktop. */
const belowHeading = (width: number) => clamp(32, 25.6 + 0.016 * width, 40);

/** Where things of each width begin in a window. */
function edgesIn(width: number): number[] {
  const margin = clamp(16, 0.04 * width, 48);
  return WIDTHS_PX.map((own) => Math.max(margin, (width - own) / 2));
}

/** What is kept on one line: numbers with what they count, spans, telephone numbers, postcodes, addresses. */
const KEPT = [
  /\+\d{2}(?:[\s\u00a0]\d+)+/g,
  /\d+(?:\u2060?[–\u2011-]\u2060?\d+)+/g,
  /\d[\s\u00a0](?:dni|zł|ml|g)(?!\p{L})/gu,
  /\d[\s\u00a0](?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)/g,
  /\d{2}[-\u2011]\d{3}[\s\u00a0]\p{Lu}/gu,
  /(?:NIP|KRS|REGON|ul\.|art\.|§)[\s\u00a0]\S/g,
  /[\w.]+@[\w.]+\w/g,
];

/** What of a text is torn apart by its lines. */
export function tornIn(lines: readonly string[]): string[] {
  const words = lines.join('');
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + line.length);
  const matches = KEPT.flatMap((pattern) => [...words.matchAll(pattern)]);
  return matches
    .filter(({ 0: found, index }) => ends.some((end) => end > index && end < index + found.length))
    .map(([found]) => found);
}

/** The first word of a text that is broken within its letters, as in a column that is too narrow for it; an initial stands apart. */
export function brokenIn(lines: readonly string[]): string | undefined {
  const isBroken = (line: string, place: number) =>
    /\p{L}$/u.test(line) && /^\p{L}/u.test(lines[place + 1] ?? '') && (place > 0 || line.length > 1);
  const at = lines.findIndex(isBroken);
  return at < 0 ? undefined : lines.slice(at).join('').split(/\s/)[0];
}

/** Whether a heading ends with a line of one short word. */
export function hasOrphan(lines: readonly string[]): boolean {
  const last = lines.at(-1)?.trim() ?? '';
  return lines.length > 1 && !/\s/.test(last) && last.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= SHORT_WORD;
}

/** What lies empty between things that are seen, cut by the edges of grounds. */
export function airOf(ink: readonly Span[], grounds: readonly Span[]): Span[] {
  const edges = grounds.flatMap(({ top, bottom }) => [top, bottom]).sort((one, other) => one - other);
  return ink.slice(1).flatMap(({ top }, place) => {
    const from = ink[place]?.bottom ?? top;
    const marks = [from, ...edges.filter((edge) => edge > from && edge < top), top];
    return marks.slice(1).map((bottom, at) => ({ top: marks[at] ?? bottom, bottom }));
  });
}

function spaceFaults({ width, ink, grounds, footerTop, headings }: LayoutMeasures): string[] {
  const most = width <= PHONE_PX ? MOST_AIR_PX.phone : MOST_AIR_PX.wider;
  const voids = airOf(ink, grounds)
    .map(({ top, bottom }) => [Math.round(top), Math.round(bottom - top)] as const)
    .filter(([, height]) => height > most)
    .map(([top, height]) => `${height} px of nothing at ${top}`);
  const last = ink.at(-1)?.bottom ?? 0;
  const endsOnGround = grounds.some(({ top, bottom }) => top < last && Math.abs(bottom - footerTop) <= TOLERANCE_PX);
  const end = endsOnGround ? besideGround(width) : betweenSections(width);
  if (Math.abs(footerTop - last - end) > TOLERANCE_OF_SPACES_PX)
    voids.push(`${Math.round(footerTop - last)} px before the footer, not ${Math.round(end)}`);
  for (const { lines, toContent } of headings)
    if (toContent !== undefined && Math.abs(toContent - belowHeading(width)) > TOLERANCE_OF_SPACES_PX)
      voids.push(`${Math.round(toContent)} px below “${lines.join('')}”, not ${Math.round(belowHeading(width))}`);
  return voids;
}

function edgeFaults({ width, sections }: LayoutMeasures): string[] {
  const edges = edgesIn(width);
  const outer = Math.min(...edges);
  return sections.flatMap(({ words, wordsLeft, left, isCentred }) => {
    if (wordsLeft < outer - TOLERANCE_PX) return [`“${words}” begins at ${Math.round(wordsLeft)}, beyond ${outer}`];
    if (isCentred || edges.some((edge) => Math.abs(edge - left) <= TOLERANCE_PX)) return [];
    return [`“${words}” begins at ${Math.round(left)}, at none of the edges ${edges.join(', ')}`];
  });
}

/** What is wrong with a page by its measures, each as a sentence. */
export function layoutFaults(measures: LayoutMeasures): string[] {
  const { overflow, texts, headings, bestsellers } = measures;
  const faults = [...spaceFaults(measures), ...edgeFaults(measures)];
  if (overflow > 0) faults.push(`${overflow} px wider than the window`);
  if (bestsellers > MOST_BESTSELLERS) faults.push(`${bestsellers} bestsellers`);
  for (const found of texts.flatMap(tornIn)) faults.push(`“${found}” is torn`);
  for (const { lines, isCut } of headings) {
    if (isCut) faults.push(`“${lines.join('')}” is cut`);
    if (hasOrphan(lines)) faults.push(`“${lines.join('|')}” ends with an orphan`);
  }
  return [...new Set(faults)];
}

/** Words that are broken within their letters, each as a sentence. Measured in Chromium: Firefox cuts words at other places than it breaks them. */
export const brokenWords = ({ texts }: LayoutMeasures): string[] => [
  ...new Set(texts.flatMap((lines) => brokenIn(lines) ?? []).map((word) => `“${word}” is broken`)),
];
