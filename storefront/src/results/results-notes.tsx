import type { CategorySummary } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { EmptyList } from '@witryna/modules/shared/result-cards';
import { fillIn } from '../i18n/messages.ts';
import results from '../ui/results.module.css';
import { ProductGrid } from './results-grid.tsx';
import { type PartProps, ResultsPart } from './results-part.tsx';
import { resultsHref } from './results-query.ts';
import type { ResultsTexts } from './results-texts.ts';

/** What was looked for beside the phrase, or in its place. */
export function HowSearched({ query, found, texts }: PartProps) {
  const { Link, path, site } = useShop();
  const { correctedPhrase, synonyms } = found;
  const quoted = synonyms.map((phrase) => fillIn(texts.quoted, { phrase }));
  const list = new Intl.ListFormat(site.language, { type: 'conjunction' }).format(quoted);
  return (
    <>
      {correctedPhrase && (
        <p className={results.note}>
          {fillIn(texts.corrected, { phrase: correctedPhrase })}{' '}
          <Link href={resultsHref(path, { ...query, isExact: true, page: 1 })} rel="nofollow">
            {fillIn(texts.exactly, { phrase: query.phrase })}
          </Link>
        </p>
      )}
      {synonyms.length > 0 && <p className={results.note}>{fillIn(texts.alsoSearched, { list })}</p>}
    </>
  );
}

/** Nothing at all: what to try instead. */
export function NothingFound({ found: { help, correctedPhrase }, texts }: PartProps) {
  const { Link, path, t } = useShop();
  const { phrases = [], bestsellers = [], categories = [] } = help ?? {};
  return (
    <>
      {correctedPhrase === undefined && phrases.length > 0 && (
        <p className={results.note}>
          {texts.nearPhrases}{' '}
          {phrases.map((phrase, place) => (
            <span key={phrase}>
              {place > 0 && ', '}
              <Link href={resultsHref(path, { phrase, page: 1, filters: {} })}>{phrase}</Link>
            </span>
          ))}
        </p>
      )}
      <EmptyList
        drawing={
          <>
            <circle cx="54" cy="46" r="30" />
            <path d="M76 68l24 24" />
          </>
        }
        drawingHeight={104}
        words={texts.nothingHint}
        next={{ href: '/', label: t('goHome') }}
      />
      {categories.length > 0 && <CategoryLinks categories={categories} texts={texts} />}
      {bestsellers.length > 0 && (
        <ResultsPart title={texts.bestsellers}>
          <ProductGrid products={bestsellers} />
        </ResultsPart>
      )}
    </>
  );
}

/** Categories by their names. */
export function CategoryLinks(props: {
  readonly categories: readonly CategorySummary[];
  readonly texts: ResultsTexts;
}) {
  const { Link } = useShop();
  return (
    <ResultsPart title={props.texts.categories}>
      <ul className={`plain-list ${results.chips}`}>
        {props.categories.map(({ path, name, urlPath }) => (
          <li key={path}>
            <Link className={results.chip} href={urlPath}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </ResultsPart>
  );
}
