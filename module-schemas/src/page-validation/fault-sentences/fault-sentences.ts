import { pluralRulesOf } from '../../formats/plural-rules.ts';

/** A sentence that counts, by the plural rules of its language; `other` is always there. */
export interface CountedSentence {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** What each rule of a schema means, said to a person of one language; `{name}` stands for a value of the rule. */
export interface FaultSentences {
  /** As `Intl` takes it. */
  readonly language: string;
  readonly rules: Readonly<Record<FaultRule, string | CountedSentence>>;
  readonly types: Readonly<Record<ValueType, string>>;
  /** For a rule that has no sentence. */
  readonly unknown: string;
}

/** The rules that a schema of ours may state; `rule/variant` is said where the rule alone would say too little. */
export type FaultRule =
  | 'required'
  | 'additionalProperties'
  | 'type'
  | 'enum'
  | 'const'
  | 'minLength'
  | 'minLength/one'
  | 'maxLength'
  | 'minimum'
  | 'exclusiveMinimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'maxItems/points'
  | 'minProperties'
  | 'maxProperties'
  | 'finite'
  | 'storable'
  | 'maxDepth'
  | 'uniqueItems'
  | 'pattern'
  | 'format'
  | 'discriminator'
  | 'false schema'
  | 'x-moment'
  | 'x-href'
  | 'x-richText'
  | 'x-altWithLink'
  | 'x-minPointDistance';

export type ValueType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

type Values = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** The sentence of a rule with its values; `variant` where the rule has one of that name. */
export function sentenceOfFault(
  { language, rules, types, unknown }: FaultSentences,
  { rule, variant, values }: { readonly rule: string; readonly variant: string | undefined; readonly values: Values },
): string {
  const known: Readonly<Record<string, string | CountedSentence>> = rules;
  const name = [`${rule}/${variant}`, rule].find((key) => Object.hasOwn(known, key));
  const sentence = name === undefined ? unknown : (known[name] ?? unknown);
  const text = typeof sentence === 'string' ? sentence : formOf(sentence, language, Number(values.limit));
  return text.replace(PLACEHOLDER, (_, key: string) => shown(key, values[key], types));
}

function formOf(sentence: CountedSentence, language: string, count: number): string {
  const form = pluralRulesOf(language).select(count);
  return (form in sentence ? sentence[form as keyof CountedSentence] : undefined) ?? sentence.other;
}

function shown(key: string, value: unknown, types: FaultSentences['types']): string {
  if (Array.isArray(value)) return value.map((each) => shown(key, each, types)).join(', ');
  const text = String(value);
  return key === 'type' && Object.hasOwn(types, text) ? types[text as ValueType] : text;
}
