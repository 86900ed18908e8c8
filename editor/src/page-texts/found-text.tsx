import { findWords, type WordsQuery } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import styles from './page-texts.module.css';

/** Characters of a long text that are shown on either side of what was found. */
const AROUND = 60;

/** A text with the found words marked, cut around the first of them. */
export function FoundText({ text, query }: { readonly text: string; readonly query: WordsQuery }) {
  const found = findWords(text, query);
  const first = found[0];
  if (!first) return <>{text}</>;
  const start = first.start > AROUND ? first.start - AROUND : 0;
  const end = Math.min(text.length, first.end + AROUND * 2);
  const parts: ReactNode[] = [];
  let from = start;
  for (const each of found) {
    if (each.end > end) break;
    parts.push(text.slice(from, each.start), <mark key={each.start}>{text.slice(each.start, each.end)}</mark>);
    from = each.end;
  }
  return (
    <span className={styles.text}>
      {start > 0 && '…'}
      {parts}
      {text.slice(from, end)}
      {end < text.length && '…'}
    </span>
  );
}
