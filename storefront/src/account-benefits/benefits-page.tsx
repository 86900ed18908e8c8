import {
  type AccountPageProps,
  beginPersonalQuery,
  QueryFailed,
  SectionsLoading,
  section as styles,
  usePersonalQuery,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { useCustomer } from '../customer/index.ts';
import { AccountProgramsDocument } from './account-benefits.gen.ts';
import { ProgramSection } from './program-section.tsx';
import { PROGRAMS, standingsOf } from './programs.ts';

/** Asks for the programs that the customer belongs to. */
export const beginPrograms = (shop: ShopClient): void => beginPersonalQuery(shop, AccountProgramsDocument, {});

/** The benefit programs: what each is, where the customer stands with it, joining and leaving. */
export function BenefitsPage({ site, shop, texts, common }: AccountPageProps) {
  const { data, response, isLoading, reload } = usePersonalQuery(shop, AccountProgramsDocument, {});
  const [, session] = useCustomer(site);
  const known = data?.customer;

  if (!known) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <SectionsLoading label={texts.benefits.loading} common={common} onRetry={() => void reload()} />;
  }
  const standings = standingsOf(known);
  return (
    <>
      {known.is_premium && <p className={styles.quiet}>{texts.benefits.premium}</p>}
      {PROGRAMS.map((program) => (
        <ProgramSection
          key={program}
          program={program}
          standing={standings[program]}
          shop={shop}
          language={site.language}
          texts={texts.benefits}
          // Prices of friends are known wherever the customer is.
          onChanged={async () => void (await Promise.all([reload(), session.refresh()]))}
        />
      ))}
    </>
  );
}
