import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { InputRefused, NotAuthorized } from '../../../graphql/refusals.ts';
import { ensureSessionId } from '../../../http/session-cookie.ts';
import { customerFields } from '../customer-fields.ts';
import type { CustomerValue } from '../customers.mappers.ts';
import type { CustomerRow } from '../customers.store.ts';
import { askForFriendsAndFamily } from '../friends-and-family.ts';
import { scheduleDeletionByToken } from '../privacy/account-deletion.ts';
import { requireEmail, requireMailbox } from '../require-email.ts';
import { type Given, requireText } from '../text-input.ts';
import { changeEmail, changePassword, type RenewedCustomer } from './change-credentials.ts';
import { confirmEmail, resendConfirmation } from './confirm-email.ts';
import { type SignUpInput, signUp } from './sign-up.ts';
import { type ProfileUpdateInput, readProfileUpdate, updateProfile } from './update-profile.ts';

interface LoyaltyArgs {
  readonly kameleon?: Given<boolean>;
  readonly friends_and_family?: Given<boolean>;
  readonly miles_and_more?: Given<boolean>;
}

interface CustomerUpdateArgs extends ProfileUpdateInput {
  readonly email?: Given<string>;
  readonly password?: Given<string>;
}

const servicesOf = ({ app }: GraphqlContext) => app.customers.services;
const output = (customer: CustomerValue) => ({ customer });
const customerValueOf = ({ customer, renewed }: RenewedCustomer): CustomerValue => ({ ...customer, renewed });

async function createCustomer(_: unknown, { input }: { input: SignUpInput }, context: GraphqlContext) {
  const services = servicesOf(context);
  await services.limits('signUp', context.request);
  const created = await signUp(services, input, context.site);
  ensureSessionId(context.request, context.reply, context.site);
  return output(created);
}

async function updateCustomer(_: unknown, { input }: { input: CustomerUpdateArgs }, context: GraphqlContext) {
  const services = servicesOf(context);
  const customer = customerIn(context);
  const update = readProfileUpdate(input, services.now());
  if (input.email == null || normaliseEmail(input.email) === customer.email) {
    return output(await updateProfile(services, customer.id, update));
  }
  const email = requireEmail(input.email);
  const password = requireText(input.password, 'Provide the current "password" to change "email".');
  const proof = { customer, password, ip: context.request.ip };
  return output(customerValueOf(await changeEmail(services, proof, email, context.site, update)));
}

/** Accounts: opening, changing, confirming and deleting them. */
export const accountResolvers: GraphqlFeature = {
  access: {
    'Query.customer': 'customer',
    'Query.isEmailAvailable': 'public',
    'Mutation.createCustomer': 'public',
    'Mutation.createCustomerV2': 'public',
    'Mutation.updateCustomer': 'customer',
    'Mutation.updateCustomerV2': 'customer',
    'Mutation.updateCustomerEmail': 'customer',
    'Mutation.changeCustomerPassword': 'customer',
    'Mutation.updateLoyalty': 'customer',
    'Mutation.deleteCustomer': 'customer',
    'Mutation.confirmEmail': 'public',
    'Mutation.resendConfirmationEmail': 'public',
  },
  siteFeature: 'user',
  resolvers: {
    ...customerFields,
    Query: {
      async customer(_: unknown, __: unknown, context): Promise<CustomerRow> {
        const customer = await servicesOf(context).customers.findById(customerIn(context).id);
        if (!customer?.isActive) throw new NotAuthorized();
        return customer;
      },

      async isEmailAvailable(_: unknown, { email }: { email: string }, context) {
        const services = servicesOf(context);
        await services.limits('emailCheck', context.request);
        requireText(email, 'Email must be specified');
        if (!isEmailAddress(normaliseEmail(email))) throw new InputRefused('Email is invalid', 'email-invalid');
        if (shopSettingsOf(context.site).hidesTakenEmails) return { is_email_available: true };
        return { is_email_available: !(await services.customers.findByEmail(email)) };
      },
    },
    Mutation: {
      createCustomer,
      createCustomerV2: createCustomer,
      updateCustomer,
      updateCustomerV2: updateCustomer,

      async updateCustomerEmail(_: unknown, { email, password }: { email: string; password: string }, context) {
        requireText(email, 'You must specify an email address.');
        requireText(password, 'Provide the current "password" to change "email".');
        const proof = { customer: customerIn(context), password, ip: context.request.ip };
        return output(customerValueOf(await changeEmail(servicesOf(context), proof, email, context.site)));
      },

      async changeCustomerPassword(
        _: unknown,
        { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
        context,
      ) {
        requireText(currentPassword, 'Specify the "currentPassword" value.');
        requireText(newPassword, 'Specify the "newPassword" value.');
        const proof = { customer: customerIn(context), password: currentPassword, ip: context.request.ip };
        return customerValueOf(await changePassword(servicesOf(context), proof, newPassword, context.site));
      },

      updateLoyalty(_: unknown, args: LoyaltyArgs, context) {
        const { db, customers, now } = servicesOf(context);
        const wish = args.friends_and_family;
        return inTransaction(db, async (trx) => {
          const { id } = customerIn(context);
          const present = await customers.lock(trx, id);
          if (!present?.isActive) throw new NotAuthorized();
          const change = {
            ...(args.kameleon != null && { kameleon: args.kameleon }),
            ...(wish != null && askForFriendsAndFamily(present, wish, context.site)),
            ...(args.miles_and_more != null && { milesAndMore: args.miles_and_more }),
          };
          const changed = await customers.update(trx, id, change, now());
          if (!changed?.isActive) throw new NotAuthorized();
          return output(changed);
        });
      },

      async deleteCustomer(_: unknown, __: unknown, context) {
        await scheduleDeletionByToken(servicesOf(context), customerIn(context).id, context.site);
        return true;
      },

      async confirmEmail(_: unknown, { input }: { input: { email: string; confirmation_key: string } }, context) {
        requireText(input.email, 'You must specify an email address.');
        requireText(input.confirmation_key, 'The confirmation token is required.');
        const services = servicesOf(context);
        const taken = await services.limits('confirmation', context.request);
        const confirmed = await confirmEmail(services, { email: input.email, key: input.confirmation_key });
        await taken.release();
        return output(confirmed);
      },

      async resendConfirmationEmail(_: unknown, { email }: { email: string }, context) {
        const services = servicesOf(context);
        await services.limits('confirmation', context.request);
        requireMailbox(email);
        services.backgroundTasks.run(() => resendConfirmation(services, email, context.site));
        return true;
      },
    },
  },
};
