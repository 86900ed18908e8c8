import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type GiftRule, giftRuleQuery, useGiftRuleMutations } from '../../api/commerce/gift-rules.ts';
import { useMay } from '../../api/identity/session.ts';
import { SchemaFormPage } from '../../forms/schema-form/index.ts';
import { t } from '../../i18n/pl.ts';
import { giftRuleForm } from './gift-rule.form.ts';
import { GiftRuleStatusBadge } from './gift-rule-status-badge.tsx';

/** One rule, opened for work. */
export function GiftRuleScreen() {
  const { id } = useParams();
  return <GiftRulePage query={useQuery(giftRuleQuery(useApi(), Number(id)))} />;
}

/** A rule that is not there yet. */
export function NewGiftRuleScreen() {
  return <GiftRulePage />;
}

function GiftRulePage({ query }: { readonly query?: UseQueryResult<GiftRule> }) {
  return (
    <SchemaFormPage
      form={giftRuleForm}
      query={query}
      path="/gift-rules"
      words={t.giftRules}
      nameOf={({ name }) => name}
      badge={(rule) => <GiftRuleStatusBadge rule={rule} />}
      isReadOnly={!useMay('publisher')}
      mutations={useGiftRuleMutations()}
    />
  );
}
