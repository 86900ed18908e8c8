const CONTROL_CHARACTERS = /\p{Cc}/u;
/** Whoever signs others up must not get links into the mails that we send them. */
const LINK_LIKE = /[<>{}\\@]|\/\/|www\./iu;

export interface TextRules {
  readonly maxLength: number;
  /** Names appear in mails. */
  readonly isName?: boolean;
}

/** Which rule a text of one line breaks; undefined when none. */
export function findTextFault(
  text: string,
  { maxLength, isName = false }: TextRules,
): 'too-long' | 'characters' | undefined {
  if (text.length > maxLength) return 'too-long';
  return CONTROL_CHARACTERS.test(text) || (isName && LINK_LIKE.test(text)) ? 'characters' : undefined;
}
