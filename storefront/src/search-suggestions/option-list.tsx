import type { Money } from '@witryna/module-schemas';
import { fillIn } from '../i18n/messages.ts';
import type { SearchSuggestionsTexts } from '../i18n/search-suggestions/pl.ts';
import styles from './option-list.module.css';
import type { SuggestedProduct } from './suggestions-api.ts';
import type { OptionGroup, SearchOption } from './to-option-groups.ts';
import { partsOf } from './typed-part.ts';

interface OptionListProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly groups: readonly OptionGroup[];
  /** What the phrases are compared with. */
  readonly typed: string;
  /** Place of the option that is pointed at, over all groups. */
  readonly active: number | undefined;
  readonly optionId: (place: number) => string;
  readonly texts: SearchSuggestionsTexts;
  readonly formatMoney: (money: Money) => string;
}

/** What can be chosen, in named groups. Options are links, so that a mouse can open them elsewhere. */
export function OptionList(props: OptionListProps) {
  const { id, isShown, groups, typed, active, optionId, texts, formatMoney } = props;
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={texts.phrases} hidden={!isShown}>
      {groups.map(({ name, options }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={name}
          className={styles.group}
          data-group={name === 'bestsellers' ? 'products' : name}
          role="group"
          aria-label={name === 'everything' ? undefined : texts[name]}
        >
          {name !== 'everything' && (
            <p className={styles.heading} aria-hidden="true">
              {texts[name]}
            </p>
          )}
          {options.map((option, index) => {
            const place = (starts[at] ?? 0) + index;
            return (
              <a
                key={option.href}
                id={optionId(place)}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                href={option.href}
              >
                <OptionContent option={option} typed={typed} texts={texts} formatMoney={formatMoney} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionContentProps extends Pick<OptionListProps, 'typed' | 'texts' | 'formatMoney'> {
  readonly option: SearchOption;
}

function OptionContent({ option, typed, texts, formatMoney }: OptionContentProps) {
  switch (option.kind) {
    case 'phrase':
      return <Phrase phrase={option.phrase} typed={typed} />;
    case 'latest':
      return (
        <>
          {option.phrase}
          {option.scope !== undefined && <Scope scope={option.scope} texts={texts} />}
        </>
      );
    case 'place':
      return option.name;
    case 'product':
      return <Product product={option.product} texts={texts} formatMoney={formatMoney} />;
    case 'everything':
      return fillIn(texts.everything, { phrase: option.phrase });
  }
}

/** A phrase in which what was not typed stands out. */
function Phrase({ phrase, typed }: { readonly phrase: string; readonly typed: string }) {
  const parts = partsOf(phrase, typed);
  const isMarked = parts.some(({ isTyped }) => isTyped);
  return (
    <span>{parts.map(({ text, isTyped }) => (isTyped || !isMarked ? text : <Added key={text} text={text} />))}</span>
  );
}

/** What a suggestion adds; spaces around it are no part of what stands out. */
function Added({ text }: { readonly text: string }) {
  const words = text.trim();
  const start = text.indexOf(words);
  return (
    <>
      {text.slice(0, start)}
      {words && <b>{words}</b>}
      {text.slice(start + words.length)}
    </>
  );
}

const NAMED_SCOPES = ['products', 'articles', 'categories', 'offers'] as const;

function Scope({ scope, texts }: { readonly scope: string; readonly texts: SearchSuggestionsTexts }) {
  const name = NAMED_SCOPES.find((known) => known === scope);
  return name ? <span className={styles.scope}> {fillIn(texts.inScope, { scope: texts[name] })}</span> : null;
}

interface ProductProps extends Pick<OptionListProps, 'texts' | 'formatMoney'> {
  readonly product: SuggestedProduct;
}

function Product({ product: { name, picture, price, priceVaries }, texts, formatMoney }: ProductProps) {
  const amount = price && formatMoney(price);
  return (
    <>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={56} height={70} loading="lazy" />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.product}>
        <span>{name}</span>
        {amount && (
          <span className={styles.price}> {priceVaries ? fillIn(texts.priceFrom, { price: amount }) : amount}</span>
        )}
      </span>
    </>
  );
}
