import { formatPhone } from '@witryna/module-schemas';
import { useState } from 'react';
import { type Order, useOrderMutations } from '../../../api/commerce/orders.ts';
import { type Faults, faultsAtFields } from '../../../forms/faults-at-fields.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import { addressLines } from './address-lines.ts';

const REQUIRED = ['firstName', 'lastName', 'street', 'postcode', 'city', 'phone'] as const;

/** The address as it is typed; lines of the street that say more than its name stand in a field of their own. */
function toFormValues({ firstName, lastName, company, street, postcode, city, phone }: Order['shippingAddress']) {
  return {
    firstName,
    lastName,
    company: company ?? '',
    street: street[0] ?? '',
    streetMore: street.slice(1).join(', '),
    postcode: postcode ?? '',
    city,
    // In threes, as it is read out on the phone.
    phone: phone ? formatPhone(phone).replaceAll('\u00a0', ' ') : '',
  };
}

type AddressFormValues = ReturnType<typeof toFormValues>;

const missing = (values: AddressFormValues): Faults =>
  Object.fromEntries(
    REQUIRED.filter((name) => values[name].trim() === '').map((name) => [`/${name}`, [t.forms.required]]),
  );

/** Corrects where an order goes: somebody has called and spelled the street. */
export function AddressDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const words = t.orders.address;
  const toast = useToast();
  const { correctAddress } = useOrderMutations(order.id);
  const opened = toFormValues(order.shippingAddress);
  const [values, setValues] = useState(opened);
  const isSameCountry = order.shippingAddress.countryCode === order.billingAddress.countryCode;
  const isSame = addressLines(order.shippingAddress).join() === addressLines(order.billingAddress).join();
  const [alsoBilling, setAlsoBilling] = useState(isSame);
  const [found, setFound] = useState<Faults>({});
  const faults = { ...faultsAtFields(correctAddress.error), ...found };
  const onSubmit = () => {
    const wrong = missing(values);
    setFound(wrong);
    correctAddress.reset();
    if (Object.keys(wrong).length > 0) return;
    const { street, streetMore, company, ...others } = values;
    correctAddress.mutate(
      {
        ...others,
        version: order.version,
        street: [street, streetMore].filter((line) => line.trim() !== ''),
        ...(company.trim() && { company: company.trim() }),
        alsoBilling,
      },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: words.done });
          onClose();
        },
      },
    );
  };
  const field = {
    values,
    faults,
    onChange: (change: Partial<AddressFormValues>) => setValues({ ...values, ...change }),
  };
  return (
    <FormDialog
      title={words.title}
      size="medium"
      submitLabel={words.submit}
      isBusy={correctAddress.isPending}
      error={correctAddress.error}
      isChanged={JSON.stringify(values) !== JSON.stringify(opened)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{order.point ? words.leadPoint : words.lead}</p>
      <FormRow>
        <TypedField {...field} name="firstName" label={words.firstName} isRequired />
        <TypedField {...field} name="lastName" label={words.lastName} isRequired />
      </FormRow>
      <TypedField {...field} name="company" label={words.company} />
      <FormRow>
        <TypedField {...field} name="street" label={words.street} isRequired />
        <TypedField {...field} name="streetMore" label={words.streetMore} />
      </FormRow>
      <FormRow>
        <TypedField {...field} name="postcode" label={words.postcode} isRequired />
        <TypedField {...field} name="city" label={words.city} isRequired />
      </FormRow>
      <TypedField {...field} name="phone" label={words.phone} type="tel" isRequired />
      {isSameCountry && (
        <Switch
          label={words.alsoBilling}
          help={words.alsoBillingHelp}
          checked={alsoBilling}
          onChange={setAlsoBilling}
        />
      )}
    </FormDialog>
  );
}
