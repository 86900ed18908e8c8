import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { giftRuleQuery } from '../../api/gift-rules.ts';
import { Opened } from '../../forms/opened.tsx';
import { t } from '../../i18n/pl.ts';
import { GiftRuleForm } from './gift-rule-form.tsx';

/** One rule, opened for work. */
export function GiftRuleScreen() {
  const { id } = useParams();
  const rule = useQuery(giftRuleQuery(useApi(), Number(id)));
  return (
    <Opened query={rule} back={{ to: '/gift-rules', label: t.giftRules.title }}>
      {(opened) => <GiftRuleForm key={opened.id} opened={opened} />}
    </Opened>
  );
}

/** A rule that is not there yet. */
export function NewGiftRuleScreen() {
  return <GiftRuleForm />;
}
