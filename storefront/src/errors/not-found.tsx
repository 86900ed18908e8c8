import type { Messages } from '../i18n/messages.ts';
import { EmptyPlinths } from '../ui/empty-plinths.tsx';
import styles from '../ui/plain-page.module.css';
import { PlainPage, PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';

/** Where one can go from an address that has no page. */
export interface WaysOn {
  readonly home: string;
  readonly order: string;
  /** Undefined where the site has no favourites, or no search. */
  readonly favourites: string | undefined;
  readonly results: string | undefined;
}

interface NotFoundProps {
  readonly ways: WaysOn;
  readonly messages: Messages;
}

/** What is shown at an address that has no page: a field to look for what was meant, and the ways on. */
export function NotFound({ ways, messages }: NotFoundProps) {
  return (
    <PlainPage
      drawing={<EmptyPlinths />}
      title={messages.notFoundTitle}
      info={messages.notFoundInfo}
      detail={ways.results && <SearchField results={ways.results} messages={messages} />}
    >
      <PrimaryAction href={ways.home}>{messages.backHome}</PrimaryAction>
      <SecondaryAction href={ways.order}>{messages.toOrder}</SecondaryAction>
      {ways.favourites && <SecondaryAction href={ways.favourites}>{messages.toFavourites}</SecondaryAction>}
    </PlainPage>
  );
}

const FIELD_ID = 'not-found-phrase';

function SearchField({ results, messages }: { readonly results: string; readonly messages: Messages }) {
  return (
    <search>
      <form className={styles.search} method="get" action={results}>
        <label className={styles.searchLabel} htmlFor={FIELD_ID}>
          {messages.notFoundSearch}
        </label>
        <input
          className={styles.searchField}
          id={FIELD_ID}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
        />
        <button className={styles.searchSubmit} type="submit">
          {messages.notFoundSubmit}
        </button>
      </form>
    </search>
  );
}
