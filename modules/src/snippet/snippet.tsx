import {
  fillPageFromContent,
  type PlacedModule,
  resolveSnippets,
  type SharedContents,
  type SharedSnippets,
  type snippet,
  snippetKeyOf,
} from '@witryna/module-schemas';
import { useMemo } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { useShop } from '../shop/shop.ts';
import { moduleCache } from '../slots/module-cache.ts';
import { SlotRenderer } from '../slots/slot-renderer.tsx';
import styles from './snippet.module.css';

/**
 * A shared snippet as one whole, for an editor's canvas. In the shop `resolveSnippets` has put its modules in its place
 * before a page is rendered.
 */
export function Snippet({ snippet: key, anchor }: ModuleProps<typeof snippet>) {
  const { snippets, contents = NO_CONTENTS } = useShop().related;
  const page = useMemo(() => fillPageFromContent(pageOf(key, snippets), contents), [key, snippets, contents]);
  if (page.slots.main.length === 0) return <EmptyModule />;
  return (
    <div id={anchor} className={styles.root}>
      <SlotRenderer slot="main" page={page} components={moduleCache} />
    </div>
  );
}

const NO_CONTENTS: SharedContents = {};

/** A page of nothing but this snippet. */
function pageOf(key: string | undefined, snippets: SharedSnippets) {
  const placed: PlacedModule = { id: 'snippet', driver: 'snippet', version: 1, settings: { snippet: key } };
  const isChosen = snippetKeyOf(placed) !== undefined;
  const slots = { top: [], main: isChosen ? [placed.id] : [], bottom: [] };
  const page = resolveSnippets({ slots, containers: { [placed.id]: placed } }, snippets);
  // The same snippet may stand in the canvas twice, and an id only once.
  const containers = Object.entries(page.containers).map(([id, { anchor: _, ...shown }]) => [id, shown] as const);
  return { ...page, containers: Object.fromEntries(containers) };
}
