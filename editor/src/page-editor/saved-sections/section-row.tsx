import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type SavedSection, sectionModulesQuery } from '../../api/content/saved-sections.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { useDragSource } from '../drag/index.ts';
import { useEditing } from '../editing/index.ts';
import { DrawnMiniature, whenSeen } from '../miniatures/index.ts';
import styles from './saved-sections.module.css';
import type { SavedSections } from './saved-sections-provider.tsx';
import { SectionActions } from './section-actions.tsx';
import { useSectionMiniature } from './section-miniatures.tsx';

export interface SectionRowProps {
  readonly section: SavedSection;
  readonly sections: SavedSections;
}

/** One section: to drag, to click, or to carry by keyboard. What it holds is asked for when it comes into sight. */
export function SectionRow({ section, sections }: SectionRowProps) {
  const words = t.savedSections;
  const editing = useEditing();
  const { insert, carry } = sections;
  const row = useRef<HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isComing, setComing] = useState(false);
  const isUsable = section.unknownDrivers.length === 0;
  const { data: modules } = useQuery({
    ...sectionModulesQuery(useApi(), section),
    enabled: isSeen && isUsable,
  });
  const { picture, want } = useSectionMiniature(section);
  useEffect(() => (row.current ? whenSeen(row.current, () => setSeen(true)) : undefined), []);
  useEffect(() => {
    if (modules) want(modules);
  });

  const onPress = async (isByKey: boolean) => {
    if (!isUsable) editing.refuse(words.unknown(section.unknownDrivers));
    // What it holds may still be on its way.
    if (!isUsable || isComing) return;
    setComing(true);
    // A press of a key has no place on the screen: it goes on choosing one.
    await (isByKey ? carry(section) : insert(section));
    setComing(false);
  };
  const isOff = editing.isReadOnly || !isUsable;
  const source = modules && ({ kind: 'section', name: section.name, subtree: modules } as const);
  const { ref, handlers, isDragging } = useDragSource(`section:${section.id}`, source, isOff || !source);
  const language = sections.otherLanguageOf(section);
  const described = words.described(section.moduleCount, section.updatedBy, formatDay(section.updatedAt));
  const warning = isUsable ? language && words.otherLanguage(language) : words.unknown(section.unknownDrivers);
  return (
    <li ref={row} className={styles.row}>
      <button
        type="button"
        ref={ref}
        {...handlers}
        className={styles.item}
        data-dragging={isDragging}
        data-tooltip={warning === undefined ? described : `${warning}. ${described}`}
        aria-disabled={!isUsable || undefined}
        disabled={editing.isReadOnly}
        aria-busy={isComing || undefined}
        onClick={(event) => void onPress(event.detail === 0)}
      >
        <span className={styles.frame}>
          <Bookmark size={18} aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{section.name}</span>
          {isUsable ? (
            language && <span className={styles.badge}>{language}</span>
          ) : (
            <span className={styles.badge} data-tone="danger">
              {words.cannotInsert}
            </span>
          )}
          <span className="visually-hidden">{warning === undefined ? described : `${warning}. ${described}`}</span>
        </span>
      </button>
      {/* Beside the button, not in it: a miniature is full of things to press, were it not still. */}
      <span className={styles.miniature}>
        <DrawnMiniature drawn={picture} />
      </span>
      {section.mayChange && !editing.isReadOnly && (
        <span className={styles.actions}>
          <SectionActions section={section} sections={sections} />
        </span>
      )}
    </li>
  );
}
