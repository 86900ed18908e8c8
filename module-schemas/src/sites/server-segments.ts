/** What the shop's server passes on to the registry or answers itself; never a page, whoever asks. */
export const SERVER_SEGMENTS = ['api', 'assets', 'editor', 'graphql', 'health', 'marks', 'media'] as const;
