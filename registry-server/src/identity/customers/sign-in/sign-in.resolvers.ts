import { customerIn } from '../../../graphql/context.ts';
import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { bearerOf } from '../../../http/bearer.ts';
import { ensureSessionId } from '../../../http/session-cookie.ts';
import { CUSTOMER_DOOR, rememberNetwork } from '../../sign-in/index.ts';
import { tokenValue } from '../customer-fields.ts';
import { requireMailbox } from '../require-email.ts';
import { requireText } from '../text-input.ts';
import { resetPassword, sendPasswordReset } from './password-reset.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface ResetArgs {
  readonly email: string;
  readonly resetPasswordToken: string;
  readonly newPassword: string;
}

/** Signing in and out, and forgotten passwords. */
export const signInResolvers: GraphqlFeature = {
  access: {
    'Mutation.generateCustomerToken': 'public',
    'Mutation.revokeCustomerToken': 'customer',
    'Mutation.revokeAllCustomerTokens': 'customer',
    'Mutation.requestPasswordResetEmail': 'public',
    'Mutation.resetPassword': 'public',
  },
  siteFeature: 'user',
  resolvers: {
    Mutation: {
      async generateCustomerToken(_: unknown, { email, password }: Credentials, { app, request, reply, site }) {
        requireText(email, 'Specify the "email" value.');
        requireText(password, 'Specify the "password" value.');
        const attempt = { email, password, ip: request.ip };
        const issued = await signInWithPassword(app.customers.services, attempt, site);
        ensureSessionId(request, reply, site);
        return tokenValue(issued);
      },

      async revokeCustomerToken(_: unknown, __: unknown, { app, request }) {
        return { result: await app.customers.services.tokens.end(bearerOf(request) ?? '') };
      },

      async revokeAllCustomerTokens(_: unknown, __: unknown, context) {
        await context.app.customers.services.tokens.endAll(customerIn(context).id);
        return { result: true };
      },

      async requestPasswordResetEmail(_: unknown, { email }: { email: string }, { app, request, site }) {
        const { services } = app.customers;
        await services.limits('passwordReset', request);
        requireMailbox(email);
        // BackgroundTasks, so that neither the answer nor its time tells whether there is an account.
        services.backgroundTasks.run(() => sendPasswordReset(services, email, site));
        return true;
      },

      async resetPassword(_: unknown, args: ResetArgs, { app, request, site }) {
        const { services } = app.customers;
        const taken = await services.limits('passwordReset', request);
        requireText(args.email, 'You must specify an email address.');
        const token = requireText(args.resetPasswordToken, 'resetPasswordToken must be specified');
        const newPassword = requireText(args.newPassword, 'newPassword must be specified');
        await resetPassword(services, { email: args.email, token, newPassword }, site);
        await taken.release();
        const { email } = args;
        await rememberNetwork(services.rateLimits, { email, ip: request.ip, realm: CUSTOMER_DOOR.realm });
        return true;
      },
    },
  },
};
