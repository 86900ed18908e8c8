/** Translations of a schema's words, by the Polish sentence. */
export type Labels = Readonly<Record<string, string>>;
