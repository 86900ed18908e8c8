import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { type AddressProblem, addressProblemsQuery } from '../api/content/address-problems.ts';
import { t } from '../i18n/pl.ts';
import { Notice } from '../ui/feedback/notice.tsx';

export interface AddressProblemsProps {
  /** Which of them belong to this screen; all by default. */
  readonly kinds?: readonly AddressProblem['kind'][];
}

/** Addresses that lead elsewhere than staff meant them to, with the way to what has to be moved; nothing while there are none. */
export function AddressProblems({ kinds }: AddressProblemsProps) {
  const { data } = useQuery(addressProblemsQuery(useApi()));
  const problems = (data?.items ?? []).filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">
      <strong>{t.addresses.title}</strong> {t.addresses.lead}
      <ul aria-label={t.addresses.title}>
        {problems.map((problem) => (
          <li key={keyOf(problem)}>
            <Sentence problem={problem} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sentence({ problem }: { readonly problem: AddressProblem }) {
  const { kind, address = '', sites = [], site = '', over = '', page } = problem;
  if (kind === 'sites-share-address')
    return (
      <>
        {t.addresses.shared(address)}{' '}
        {sites.map((code) => (
          <Link key={code} to={`/sites/${code}`}>
            {code}
          </Link>
        ))}
      </>
    );
  if (!page) return null;
  return (
    <>
      <Link to={`/pages/${page.id}`}>{page.title}</Link>{' '}
      {kind === 'page-reserved'
        ? t.addresses.reserved(site, page.urlPath)
        : t.addresses.underSite(site, page.urlPath, over)}
    </>
  );
}

const keyOf = ({ kind, address, page }: AddressProblem) => `${kind} ${address ?? ''} ${page?.id ?? ''}`;
