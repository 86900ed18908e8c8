import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DropTarget } from '../document/index.ts';
import { useEditing, useObserved } from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { searchSections, useSavedSections } from '../saved-sections/index.ts';
import { carryNewModule } from './palette.tsx';
import styles from './palette-command.module.css';
import { type Offer, OfferRow, offerKey } from './palette-offer.tsx';
import { searchModules } from './search-modules.ts';

/** The list that „/” opens: type a few letters, choose, and carry the module to its place. */
export function PaletteCommand() {
  const { invitation } = useEditing();
  const open = useObserved(invitation);
  return open && <OpenPaletteCommand invited={open.at} onClose={() => invitation.set(null)} />;
}

interface OpenPaletteCommandProps {
  readonly invited: DropTarget | undefined;
  readonly onClose: () => void;
}

function OpenPaletteCommand({ invited, onClose }: OpenPaletteCommandProps) {
  const editing = useEditing();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const sections = useSavedSections();
  const found: readonly Offer[] = [
    ...searchModules(search).map((driver) => ({ driver })),
    ...searchSections(sections?.items ?? [], search).map((section) => ({ section })),
  ];
  const optionId = (offer: Offer | undefined) => offer && `${listId}-${offerKey(offer)}`;

  const nothingFound = sections ? pageEditor.nothingFound : pageEditor.noModules;
  const label = sections ? pageEditor.searchAll : pageEditor.searchModules;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (offer: Offer | undefined) => {
    if (!offer) return;
    onClose();
    if ('driver' in offer) carryNewModule(offer.driver, editing, invited);
    else if (offer.section.unknownDrivers.length > 0)
      editing.refuse(t.savedSections.unknown(offer.section.unknownDrivers));
    else void sections?.carry(offer.section, invited);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((current) => (current + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') choose(found[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={pageEditor.commandTitle} onClose={onClose}>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={optionId(found[active])}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} ref={list} role="listbox" aria-label={pageEditor.palette} className={styles.list}>
        {found.map((offer, index) => (
          <div
            key={offerKey(offer)}
            id={optionId(offer)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onPointerUp={() => choose(offer)}
          >
            <OfferRow offer={offer} otherLanguageOf={sections?.otherLanguageOf} />
          </div>
        ))}
      </div>
      <p className={styles.hint} aria-live="polite">
        {found.length === 0 ? nothingFound(search) : pageEditor.commandHint}
      </p>
    </Dialog>
  );
}
