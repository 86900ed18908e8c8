import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { factorPolicyQuery, useFactorPolicy } from '../../api/identity/second-factor.ts';
import { ROLES, type Role } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './person-dialog.module.css';

/** Of which roles a second factor is required. */
export function FactorPolicyDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const policy = useQuery(factorPolicyQuery(useApi()));
  const save = useFactorPolicy();
  const [chosen, setChosen] = useState<readonly Role[]>();
  const roles = chosen ?? policy.data?.roles ?? [];
  const onSave = () =>
    save.mutate(roles, {
      onSuccess: () => {
        toast({ tone: 'success', text: t.secondFactor.policySaved });
        onClose();
      },
    });
  const failure = save.error ?? policy.error;
  return (
    <Dialog
      title={t.secondFactor.policy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button appearance="primary" busy={save.isPending} disabled={!policy.data} onClick={onSave}>
            {t.common.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && <Notice tone="danger">{errorSentence(failure)}</Notice>}
        <p>{t.secondFactor.policyText}</p>
        {ROLES.map((role) => (
          <Switch
            key={role}
            label={t.session.roles[role]}
            checked={roles.includes(role)}
            disabled={!policy.data}
            onChange={(isOn) => setChosen(isOn ? [...roles, role] : roles.filter((each) => each !== role))}
          />
        ))}
      </div>
    </Dialog>
  );
}
