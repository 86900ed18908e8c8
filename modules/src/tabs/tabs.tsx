import type { tabs } from '@witryna/module-schemas';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { boundContent } from '../shared/current/bound-content.tsx';
import { EmptyModule } from '../shared/empty-module.tsx';
import fold from '../shared/fold.module.css';
import { headingTag } from '../shared/texts/heading-tag.ts';
import prose from '../shared/texts/prose.module.css';
import { toRichText } from '../shared/texts/to-rich-text.ts';
import { type Shop, useShop } from '../shop/shop.ts';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

type TabsProps = ModuleProps<typeof tabs>;

interface ShownTab {
  readonly key: string;
  readonly value: string;
  readonly target: string | undefined;
  readonly content: ReactNode;
}

/** On a phone all parts may be closed. */
const NONE = -1;

/**
 * Contents of which one is seen: tabs on wide screens, parts that unfold on a phone. All of them stand in the HTML, each
 * under its heading, and are read like that without JavaScript.
 */
export function Tabs({ tabs: parts, level, slots, anchor }: TabsProps) {
  const shop = useShop();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  const [selected, setSelected] = useState(0);
  const Tag = headingTag(level);
  const shown = shownTabs(parts, shop, slots);

  const choose = (at: number) => {
    setOpen(at);
    if (at !== NONE) setSelected(at);
  };
  useEffect(() => {
    const openTarget = () => {
      const at = targetOf(root.current);
      if (at === undefined) return;
      setOpen(at);
      setSelected(at);
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  if (shown.length === 0) return <EmptyModule />;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = nextTab(event.key, selected, shown.length);
    if (at === undefined) return;
    event.preventDefault();
    choose(at);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    <div ref={root} id={anchor} className="frame">
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown}>
        {shown.map(({ key, value }, at) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={at === selected}
            aria-controls={`${id}-${key}`}
            tabIndex={at === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(at)}
          >
            {value}
          </button>
        ))}
      </div>
      {shown.map(({ key, value, target, content }, at) => (
        <div
          key={key}
          id={target}
          data-part=""
          data-selected={at === selected}
          data-open={at === open}
          className={styles.part}
        >
          <Tag className={styles.heading}>
            <button
              type="button"
              aria-expanded={at === open}
              aria-controls={`${id}-${key}`}
              className={`${fold.head} ${styles.fold}`}
              onClick={() => choose(at === open ? NONE : at)}
            >
              {value}
            </button>
          </Tag>
          <div
            id={`${id}-${key}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${key}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links of its own is reached like that
            tabIndex={0}
            className={styles.panel}
          >
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The tabs that have something to show, by their priority. */
function shownTabs(parts: TabsProps['tabs'], shop: Shop, slots: TabsProps['slots']): ShownTab[] {
  const inSlots = [slots.tab1, slots.tab2, slots.tab3, slots.tab4, slots.tab5, slots.tab6];
  const ordered = parts.map((part, at) => ({ ...part, at })).toSorted((one, other) => one.priority - other.priority);
  return ordered.flatMap(({ at, value, target, content, source, field }) => {
    const own = boundContent(shop, { source, field }, toRichText(content ?? { type: 'doc' }));
    const placed = inSlots[at];
    if (!own && !placed) return [];
    const words = own && <div className={`${prose.root} ${styles.words}`}>{own}</div>;
    return [
      {
        key: String(at),
        value,
        target,
        content: [words, placed].map((part, index) => <div key={String(index)}>{part}</div>),
      },
    ];
  });
}

/** Which part of the module the address leads to, or into. */
function targetOf(root: HTMLElement | null): number | undefined {
  const name = decodeURIComponent(window.location.hash.slice(1));
  const target = name && document.getElementById(name);
  if (!root || !target || !root.contains(target)) return undefined;
  const parts = [...root.querySelectorAll(':scope > [data-part]')];
  const at = parts.findIndex((part) => part.contains(target));
  return at < 0 ? undefined : at;
}
