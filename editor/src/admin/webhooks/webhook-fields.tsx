import { WEBHOOK_EVENTS, type WebhookEvent } from '../../api/operations/webhooks.ts';
import { ChoicesField } from '../../forms/choices-field.tsx';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';

export interface WebhookFormValues {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
}

export interface WebhookFieldsProps<T extends WebhookFormValues> {
  readonly values: T;
  readonly faults: Faults;
  readonly onChange: (change: Partial<T>) => void;
}

/** Whom to tell, and of what. */
export function WebhookFields<T extends WebhookFormValues>({ values, faults, onChange }: WebhookFieldsProps<T>) {
  const change = (part: Partial<WebhookFormValues>) => onChange(part as Partial<T>);
  const text = { values: values as WebhookFormValues, faults, onChange: change };
  return (
    <>
      <TypedField
        {...text}
        name="url"
        label={t.webhooks.fields.url}
        help={t.webhooks.urlHelp}
        type="url"
        inputMode="url"
        isRequired
      />
      <TypedField
        {...text}
        name="description"
        label={t.webhooks.fields.description}
        help={t.webhooks.descriptionHelp}
      />
      <ChoicesField
        label={t.webhooks.fields.events}
        choices={WEBHOOK_EVENTS.map((event) => [event, t.webhooks.events[event] ?? event])}
        value={values.events}
        errors={faults['/events']}
        onChange={(events) => change({ events })}
      />
    </>
  );
}

/** What is wrong before it is sent; the rest the server knows. */
export function checkWebhook({ url, events }: WebhookFormValues): Faults {
  return {
    ...(url.trim() === '' && { '/url': [t.forms.required] }),
    ...(events.length === 0 && { '/events': [t.webhooks.noEvents] }),
  };
}
