import { useShop } from '@witryna/modules';
import { Pager } from '@witryna/modules/shared/result-cards';
import results from '../ui/results.module.css';
import type { JobOffer } from './results-facts.ts';
import { type PartProps, ResultsPart } from './results-part.tsx';
import { resultsHref } from './results-query.ts';

/** Job offers, on a page of their own. */
export function Offers({ query, found, texts }: PartProps) {
  const { path } = useShop();
  const { list, total } = found.offers;
  return (
    <ResultsPart title={texts.offers}>
      <ul className={`plain-list ${results.offers}`}>
        {list.map((offer) => (
          <li key={offer.code}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
      <Pager
        page={query.page}
        pageSize={found.pageSize}
        total={total}
        hrefOf={(page) => resultsHref(path, { ...query, page })}
      />
    </ResultsPart>
  );
}

function Offer({ offer: { title, location, summary, url } }: { readonly offer: JobOffer }) {
  const { Link } = useShop();
  return (
    <article>
      <h3>{url ? <Link href={url}>{title}</Link> : title}</h3>
      <p className={results.quiet}>{location}</p>
      <p>{summary}</p>
    </article>
  );
}
