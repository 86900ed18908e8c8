import { useState } from 'react';
import {
  type AccountPageProps,
  beginPersonalQuery,
  QueryFailed,
  SectionsLoading,
  usePersonalQuery,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { useLinkSecrets } from '../forms/link-secrets.ts';
import { AccountSecurityDocument } from './account-security.gen.ts';
import { DataCopy } from './data-copy.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeletionDue } from './deletion-due.tsx';
import { Devices } from './devices.tsx';

/** What the link of the mail carries. */
const SECRETS = ['delete'] as const;

/** Asks for where the customer is signed in, and whether the account stays. */
export const beginSecurity = (shop: ShopClient): void => beginPersonalQuery(shop, AccountSecurityDocument, {});

/** Devices that are signed in, a copy of the data, and the end of the account. */
export function SecurityPage(page: AccountPageProps) {
  const { shop, common, texts } = page;
  const { data, response, isLoading, reload } = usePersonalQuery(shop, AccountSecurityDocument, {});
  const [{ found, link }, forgetLink] = useLinkSecrets(SECRETS);
  const [said, setSaid] = useState<string>();
  const known = data?.customer;

  if (!known) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <SectionsLoading label={texts.security.loading} common={common} onRetry={() => void reload()} />;
  }

  async function onKept() {
    await reload();
    setSaid(texts.security.kept);
  }

  async function onDecided() {
    forgetLink();
    setSaid(undefined);
    await reload();
  }

  const { deletion_due_at: dueAt, has_password: hasPassword, email, sessions } = known;
  return (
    <>
      {dueAt && <DeletionDue page={page} dueAt={dueAt} onKept={onKept} />}
      <Devices page={page} sessions={sessions} reload={reload} />
      {hasPassword && <DataCopy page={page} />}
      {!dueAt && (
        <DeleteAccount
          key={link}
          page={page}
          email={email ?? ''}
          hasPassword={hasPassword}
          token={typeof found === 'object' ? found.delete : undefined}
          said={said}
          onDecided={onDecided}
        />
      )}
    </>
  );
}
