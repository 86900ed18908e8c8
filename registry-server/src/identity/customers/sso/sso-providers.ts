import { createFacebookProvider } from './facebook-provider.ts';
import type { SignInProvider } from './sign-in-provider.ts';
import type { OpenidSettings, SsoConfig } from './sso-config.ts';

/** The providers that are configured, by the name they have in addresses. */
export function ssoProvidersOf({ google, facebook }: SsoConfig): ReadonlyMap<string, SignInProvider> {
  const providers = new Map<string, SignInProvider>();
  if (google) providers.set('google', openidProvider(google));
  if (facebook) providers.set('facebook', createFacebookProvider(facebook));
  return providers;
}

/** The client library is loaded when the first person signs in: the server's start does not wait for it. */
function openidProvider(settings: OpenidSettings): SignInProvider {
  let loaded: Promise<SignInProvider> | undefined;
  const provider = () => {
    loaded ??= import('./openid-provider.ts').then(({ createOpenidProvider }) => createOpenidProvider(settings));
    return loaded;
  };
  return {
    begin: async (way) => (await provider()).begin(way),
    finish: async (way, parameters) => (await provider()).finish(way, parameters),
  };
}
