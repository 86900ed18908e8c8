import type { Driver } from '@witryna/module-schemas';
import { memo, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { definitionOf } from '../definitions/index.ts';
import { describeRefusal, describeTarget, ModuleIcon, titleOfDriver } from '../describe/index.ts';
import {
  bestTarget,
  canAcceptModule,
  type DropTarget,
  END_OF_PAGE,
  newModule,
  placeModule,
} from '../document/index.ts';
import { useDragSource } from '../drag/index.ts';
import { type CommandContext, focusCanvas, useEditing } from '../editing/index.ts';
import { Miniature } from '../miniatures/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { SectionsList, searchSections, useSavedSections } from '../saved-sections/index.ts';
import styles from './palette.module.css';
import { groupModules, searchModules } from './search-modules.ts';

type PaletteView = 'modules' | 'sections';

/** Every module and saved section that can be put on the page: to drag, to click, or to carry by keyboard. */
export const Palette = memo(function Palette() {
  const [search, setSearch] = useState('');
  const [view, setView] = useState<PaletteView>('modules');
  const sections = useSavedSections();
  const { isReadOnly } = useEditing();
  const isSearching = search.trim() !== '';
  // Whoever searches need not know whether it is a module or a section.
  const found = isSearching || view === 'modules' ? searchModules(search) : [];
  const hasSections =
    sections && (isSearching ? searchSections(sections.items, search).length > 0 : view === 'sections');
  const isHintOfSections = hasSections && found.length === 0;
  return (
    <section className={styles.palette} aria-label={pageEditor.palette}>
      <div className={styles.search}>
        <SearchField
          label={sections ? pageEditor.searchAll : pageEditor.searchModules}
          value={search}
          onSearch={setSearch}
        />
        {sections && !isSearching && (
          <Segmented<PaletteView>
            label={t.savedSections.view}
            value={view}
            segments={[
              { value: 'modules', label: t.savedSections.modules },
              { value: 'sections', label: t.savedSections.tab },
            ]}
            onChange={setView}
          />
        )}
      </div>
      {/* Nothing in it takes the focus of who may only read, and what scrolls must be reached by keys. */}
      <div className={styles.groups} tabIndex={isReadOnly ? 0 : undefined}>
        {groupModules(found).map(({ group, drivers }) => (
          <section key={group} aria-label={pageEditor.groups[group]}>
            <h2 className={styles.group}>{pageEditor.groups[group]}</h2>
            <ul className={styles.list}>
              {drivers.map((driver) => (
                <PaletteItem key={driver} driver={driver} />
              ))}
            </ul>
          </section>
        ))}
        {hasSections && (
          <>
            {isSearching && <h2 className={styles.group}>{t.savedSections.title}</h2>}
            <SectionsList sections={sections} search={search} />
          </>
        )}
        {found.length === 0 && !hasSections && (
          <p className={styles.nothing}>{sections ? pageEditor.nothingFound(search) : pageEditor.noModules(search)}</p>
        )}
      </div>
      <p className={styles.hint}>{isHintOfSections ? t.savedSections.hint : pageEditor.paletteHint}</p>
    </section>
  );
});

function PaletteItem({ driver }: { readonly driver: Driver }) {
  const editing = useEditing();
  const { ref, handlers, isDragging } = useDragSource(`new:${driver}`, { kind: 'new', driver }, editing.isReadOnly);
  const definition = definitionOf(driver);
  return (
    <li className={styles.tile}>
      <button
        type="button"
        ref={ref}
        {...handlers}
        className={styles.item}
        data-dragging={isDragging}
        data-tooltip={definition?.description}
        disabled={editing.isReadOnly}
        onClick={(event) => {
          // A press of a key has no place on the screen: it goes on choosing one.
          if (event.detail === 0) carryNewModule(driver, editing);
          else {
            insertModule(driver, editing);
            focusCanvas();
          }
        }}
      >
        <ModuleIcon driver={driver} size={20} className={styles.icon} />
        <span>
          <span className={styles.title}>{definition?.title}</span>{' '}
          <span className="visually-hidden">{definition?.description}</span>
        </span>
      </button>
      {/* Beside the button, not in it: a miniature is full of things to press, were it not still. */}
      <span className={styles.miniature}>
        <Miniature driver={driver} />
      </span>
    </li>
  );
}

/** Puts a module where it most likely belongs: behind what is selected. */
function insertModule(driver: Driver, { store, announce, refuse }: CommandContext): void {
  const placed = newModule(driver);
  const page = store.getPage();
  const target = bestTarget(page, { subtree: [placed] }, store.getSelection());
  const title = titleOfDriver(driver);
  const isPlaced = store.dispatch(target && placeModule(page, placed, target));
  if (isPlaced && target) announce(pageEditor.said.placed(title, describeTarget(page, target)));
  else refuse(describeRefusal(page, { subtree: [placed] }, END_OF_PAGE) ?? pageEditor.said.noPlace(title));
}

/** Lifts a new module for the keyboard to carry; it begins where it was invited, else where it most likely belongs. */
export function carryNewModule(driver: Driver, { store, session }: CommandContext, invited?: DropTarget): void {
  const page = store.getPage();
  const carried = { subtree: [newModule(driver)] } as const;
  const isTaken = invited !== undefined && canAcceptModule(page, carried, invited);
  session.startByKeyboard({ kind: 'new', driver }, isTaken ? invited : bestTarget(page, carried, store.getSelection()));
}
