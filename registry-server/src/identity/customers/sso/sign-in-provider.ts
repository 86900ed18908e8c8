/** What belongs to one way to a provider and back; kept by us, never in the browser. */
export interface SignInWay {
  /** Exactly the address that the browser is sent back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly codeVerifier: string;
}

/** Whom a provider vouches for. */
export interface ProviderProfile {
  /** Who it is there; the only thing that an account is recognised by. */
  readonly subject: string;
  readonly email: string | undefined;
  /** True when the provider has seen that the mailbox is theirs. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** A company that signs people in. */
export interface SignInProvider {
  /** The address to send the browser to. */
  begin(way: SignInWay): Promise<string>;
  /** Who came back with these parameters. Throws `SsoRefused` or `SsoUnavailable`. */
  finish(way: SignInWay, parameters: URLSearchParams): Promise<ProviderProfile>;
}
