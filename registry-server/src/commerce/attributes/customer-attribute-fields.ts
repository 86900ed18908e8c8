import { languageOf } from '../../error-messages/language.ts';
import type { CustomerAttributeMetadataResolvers } from '../../graphql/resolver-types.gen.ts';
import {
  ACCOUNT_ATTRIBUTES,
  ADDRESS_ATTRIBUTES,
  CUSTOMER_FORMS,
  type CustomerAttribute,
  type CustomerForm,
} from '../../identity/customers/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { listCountries } from '../store/index.ts';
import type { CustomerAttributeValue } from './attributes.mappers.ts';

const toValues = (entity: CustomerForm['entity'], attributes: readonly CustomerAttribute[]): CustomerAttributeValue[] =>
  attributes.map((attribute, index) => ({
    __typename: 'CustomerAttributeMetadata',
    entity,
    attribute,
    position: index + 1,
  }));

/** The fields of a form; undefined when there is no form of this code. */
export function formAttributes(formCode: string): CustomerAttributeValue[] | undefined {
  const form = Object.hasOwn(CUSTOMER_FORMS, formCode) ? CUSTOMER_FORMS[formCode] : undefined;
  return form && toValues(form.entity, form.attributes);
}

export const accountAttributes = (): CustomerAttributeValue[] => toValues('CUSTOMER', ACCOUNT_ATTRIBUTES);
export const addressAttributes = (): CustomerAttributeValue[] => toValues('CUSTOMER_ADDRESS', ADDRESS_ATTRIBUTES);

function rulesOf({ maxLength, format }: CustomerAttribute) {
  return [
    ...(format === undefined ? [] : [{ name: 'INPUT_VALIDATION' as const, value: format }]),
    ...(maxLength === undefined ? [] : [{ name: 'MAX_TEXT_LENGTH' as const, value: String(maxLength) }]),
  ];
}

/** Fields of a field of an account or an address. */
export const customerAttributeFields: CustomerAttributeMetadataResolvers = {
  code: ({ attribute }: CustomerAttributeValue) => attribute.code,
  label: ({ attribute }: CustomerAttributeValue, _args: unknown, { site }) => attribute.label[languageOf(site)],
  entity_type: ({ entity }: CustomerAttributeValue) => entity,
  frontend_input: ({ attribute }: CustomerAttributeValue) => attribute.input,
  is_required: ({ attribute }: CustomerAttributeValue) => attribute.isRequired,
  is_unique: ({ attribute }: CustomerAttributeValue) => attribute.isUnique ?? false,
  input_filter: ({ attribute }: CustomerAttributeValue) => (attribute.input === 'DATE' ? 'DATE' : 'TRIM'),
  multiline_count: ({ attribute }: CustomerAttributeValue) => attribute.lines ?? null,
  sort_order: ({ position }: CustomerAttributeValue) => position,
  validate_rules: ({ attribute }: CustomerAttributeValue) => rulesOf(attribute),
  options({ attribute }: CustomerAttributeValue, _args: unknown, { site }) {
    const given =
      attribute.code === 'country_id'
        ? listCountries(site, shopSettingsOf(site).countries).map(({ id, full_name_locale }) => ({
            value: id,
            label: full_name_locale,
          }))
        : (attribute.options ?? []).map(({ value, label }) => ({ value, label: label[languageOf(site)] }));
    return given.map(({ value, label }) => ({
      __typename: 'AttributeOptionMetadata' as const,
      is_default: false,
      value,
      label,
    }));
  },
};
