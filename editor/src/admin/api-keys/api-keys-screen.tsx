import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { type ApiKey, apiKeysQuery, useApiKeyMutations } from '../../api/operations/api-keys.ts';
import { SecretDialog } from '../../forms/secret-dialog.tsx';
import { formatDay, formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './api-keys-screen.module.css';
import { type KeyStatus, keyStatus } from './key-status.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

const PAGE_SIZE = 50;
const TONES: Readonly<Record<KeyStatus, BadgeTone>> = { active: 'success', expired: 'warning', revoked: 'neutral' };

/** Keys of other systems: what each may, when it was last used, and its end. */
export function ApiKeysScreen() {
  const toast = useToast();
  const address = useListAddress([]);
  const keys = useQuery(apiKeysQuery(useApi(), { page: address.page, pageSize: PAGE_SIZE }));
  const { revoke } = useApiKeyMutations();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const now = new Date();
  const onRevoke = ({ id, name }: ApiKey) =>
    revoke.mutate(id, {
      onSuccess: () => toast({ tone: 'success', text: t.apiKeys.revoked(name) }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      onSettled: () => setRevoking(undefined),
    });
  const columns: readonly Column<ApiKey>[] = [
    {
      key: 'name',
      title: t.apiKeys.columns.name,
      cell: ({ name, hint, createdBy, createdAt }) => (
        <RowName detail={`${hint}… · ${t.apiKeys.by(createdBy, formatDay(createdAt))}`}>{name}</RowName>
      ),
    },
    {
      key: 'scopes',
      title: t.apiKeys.columns.scopes,
      isSecondary: true,
      cell: ({ scopes }) => scopes.map((scope) => t.apiKeys.scopes[scope] ?? scope).join(' · '),
    },
    {
      key: 'used',
      title: t.apiKeys.columns.used,
      isSecondary: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatMoment(lastUsedAt) : t.apiKeys.never),
    },
    {
      key: 'status',
      title: t.apiKeys.columns.status,
      cell: (key) => {
        const status = keyStatus(key, now);
        return (
          <>
            <Badge tone={TONES[status]}>{t.apiKeys.statuses[status]}</Badge>
            {status === 'active' && key.expiresAt && (
              <span className={styles.detail}>{t.apiKeys.until(formatDay(key.expiresAt))}</span>
            )}
          </>
        );
      },
    },
    {
      key: 'revoke',
      title: t.apiKeys.revoke,
      hasHiddenTitle: true,
      align: 'end',
      cell: (key) =>
        keyStatus(key, now) !== 'revoked' && (
          <Button aria-label={t.apiKeys.revokeOf(key.name)} onClick={() => setRevoking(key)}>
            {t.apiKeys.revoke}
          </Button>
        ),
    },
  ];
  return (
    <>
      <ListScreen
        title={t.apiKeys.title}
        lead={t.apiKeys.lead}
        count={t.apiKeys.count}
        list={keys}
        address={address}
        pageSize={PAGE_SIZE}
        empty={{ icon: KeyRound, title: t.apiKeys.empty, text: t.apiKeys.emptyText }}
        action={
          <Button appearance="primary" icon={Plus} onClick={() => setCreating(true)}>
            {t.apiKeys.create}
          </Button>
        }
      >
        {(items) => <DataTable label={t.apiKeys.title} columns={columns} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      {isCreating && <NewKeyDialog onMade={setSecret} onClose={() => setCreating(false)} />}
      {secret && (
        <SecretDialog
          title={t.apiKeys.newKey}
          text={t.apiKeys.secretText}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {revoking && (
        <ConfirmDialog
          danger
          title={t.apiKeys.revokeTitle(revoking.name)}
          confirmLabel={t.apiKeys.revoke}
          busy={revoke.isPending}
          onConfirm={() => onRevoke(revoking)}
          onClose={() => setRevoking(undefined)}
        >
          {t.apiKeys.revokeText}
        </ConfirmDialog>
      )}
    </>
  );
}
