import giftRuleBody from 'virtual:contract-form/post/staff/gift-rules';
import type { GiftRule, GiftRuleTerms } from '../../api/commerce/gift-rules.ts';
import { checkPeriod, defineForm } from '../../forms/schema-form/index.ts';
import { t } from '../../i18n/pl.ts';

/** What a rule gives, from what value of goods, and when. */
export const giftRuleForm = defineForm<GiftRuleTerms, GiftRule>(giftRuleBody, {
  sections: [
    { title: t.giftRules.what, lines: [['name'], ['kind'], ['skus'], ['threshold', 'choices']] },
    { title: t.giftRules.when, lines: [['startsAt', 'endsAt'], ['isActive']] },
  ],
  leftOut: ['site'],
  initial: { kind: 'gift', skus: [] },
  required: ['choices'],
  help: ({ kind }) => ({ skus: kind && t.giftRules.skusHelp[kind] }),
  check: (sound) => {
    const faults: Record<string, readonly string[]> = { ...checkPeriod(sound, t.giftRules.wrongOrder) };
    const { skus, choices } = sound;
    if (skus && choices && choices > skus.length) faults['/choices'] = [t.giftRules.moreThanThereIs];
    return faults;
  },
});
