import type { Money } from '@witryna/module-schemas';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fillIn } from '../i18n/messages.ts';
import type { SearchSuggestionsTexts } from '../i18n/search-suggestions/pl.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { forgetSearches, latestSearches } from '../latest-searches/index.ts';
import button from '../ui/text-button.module.css';
import { useSaid } from '../ui/use-said.ts';
import type { Suggester, SuggesterState } from './create-suggester.ts';
import { OptionList } from './option-list.tsx';
import styles from './search-panel.module.css';
import { type OptionGroup, toOptionGroups } from './to-option-groups.ts';

interface SearchPanelProps {
  readonly titleId: string;
  /** BCP 47. */
  readonly language: string;
  readonly texts: SearchSuggestionsTexts;
  readonly suggester: Suggester;
  readonly announceDelayMs: number;
  readonly formatMoney: (money: Money) => string;
  readonly resultsAddress: string;
  readonly addressOf: (path: string) => string;
}

/** From here on the panel has room for two columns (specification, section 9). */
const WIDE = '(min-width: 993px)';
const LONGEST_PHRASE = 200;

/**
 * The field of the search with its suggestions: a combobox whose list is chosen from by hand. The focus stays in the
 * field; what is typed stays until something is chosen.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { titleId, language, texts, suggester, announceDelayMs, formatMoney, resultsAddress, addressOf } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
  const [typed, setTyped] = useState('');
  const [latest, setLatest] = useState(latestSearches);
  const [isListShown, setListShown] = useState(true);
  /** Place of the option that is pointed at; none until somebody moves there. */
  const [active, setActive] = useState<number>();
  const state = useSyncExternalStore(suggester.subscribe, suggester.state);
  const results = (phrase: string, scope?: string) =>
    `${resultsAddress}?${new URLSearchParams({ q: phrase, ...(scope && { scope }) })}`;
  const room = window.matchMedia(WIDE).matches ? 'wide' : 'narrow';
  const groups = toOptionGroups({ state, latest, room, addresses: { of: addressOf, results } });
  const options = groups.flatMap((group) => group.options);
  const isOpen = isListShown && options.length > 0;
  const said = useSaid(sentenceOf(state, groups, texts, language), typedAt, announceDelayMs);
  const optionId = (place: number) => `${listId}-${place}`;

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    suggester.open();
    suggester.type('');
    return suggester.stop;
  }, [suggester]);

  function type(text: string) {
    typedAt.current = performance.now();
    setTyped(text);
    setActive(undefined);
    setListShown(true);
    suggester.type(text);
  }

  function clear() {
    type('');
    field.current?.focus({ preventScroll: true });
  }

  function clearLatest() {
    forgetSearches();
    setLatest([]);
    setActive(undefined);
    field.current?.focus({ preventScroll: true });
  }

  function move(step: 1 | -1) {
    setListShown(true);
    // Beyond the ends stands the field itself.
    const places = options.length + 1;
    const next = ((active ?? -1) + 1 + step + places) % places;
    setActive(next === 0 ? undefined : next - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    // What an input method composes with these keys is its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active !== undefined && isOpen) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Tab') {
      setActive(undefined);
    } else if (event.key === 'Escape') {
      onEscape(event);
    }
  }

  /** Closes the list, then clears the field; the third closes the search, as the dialog does by itself. */
  function onEscape(event: KeyboardEvent) {
    if (typed === '') return;
    event.preventDefault();
    if (!isOpen) return clear();
    setListShown(false);
    setActive(undefined);
  }

  const note = noteOf(state, groups, texts);
  return (
    <div className={styles.root}>
      <h2 className="visually-hidden" id={titleId}>
        {texts.title}
      </h2>
      <search>
        <form
          className={styles.form}
          method="get"
          action={resultsAddress}
          onSubmit={(event) => typed.trim() === '' && event.preventDefault()}
        >
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5" />
          </svg>
          <input
            ref={field}
            className={styles.field}
            data-begin
            name="q"
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_PHRASE}
            aria-label={texts.field}
            placeholder={texts.field}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active !== undefined ? optionId(active) : undefined}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          {typed !== '' && (
            <button className={button.textButton} type="button" onClick={clear}>
              {texts.clear}
            </button>
          )}
          <button className="visually-hidden" type="submit" tabIndex={-1}>
            {texts.submit}
          </button>
        </form>
      </search>
      {note && <p className={styles.note}>{note}</p>}
      <OptionList
        id={listId}
        isShown={isListShown}
        groups={groups}
        typed={state.phrase}
        active={active}
        optionId={optionId}
        texts={texts}
        formatMoney={formatMoney}
      />
      {isListShown && groups.some(({ name }) => name === 'latest') && (
        <button className={`${button.textButton} ${styles.forget}`} type="button" onClick={clearLatest}>
          {texts.clearLatest}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** How many suggestions there are beside all results, to those who do not see them. */
function sentenceOf(
  state: SuggesterState,
  groups: readonly OptionGroup[],
  texts: SearchSuggestionsTexts,
  language: string,
): string {
  if (!state.isLongEnough) return '';
  if (state.hasFailed) return texts.failed;
  if (state.isSearching) return '';
  const count = countOf(groups);
  if (count === 0) return fillIn(texts.nothing, { phrase: state.phrase });
  return countedSentence(texts.count, language, count);
}

/** What is said above the list where there is nothing in it. */
function noteOf(state: SuggesterState, groups: readonly OptionGroup[], texts: SearchSuggestionsTexts): string {
  if (!state.isLongEnough) return groups.length === 0 ? texts.hint : '';
  if (state.hasFailed) return texts.failed;
  if (countOf(groups) > 0) return '';
  return state.isSearching ? texts.searching : fillIn(texts.nothing, { phrase: state.phrase });
}

const countOf = (groups: readonly OptionGroup[]) =>
  groups.filter(({ name }) => name !== 'everything').reduce((sum, { options }) => sum + options.length, 0);
