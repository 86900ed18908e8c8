/**
 * The same value for the same words, made when it is first asked for: a formatter of `Intl` costs a hundred times more
 * to make than to use. For words of which there are few, such as languages and currencies: nothing is let go.
 */
export function makeOnce<Words extends readonly string[], Value>(
  make: (...words: Words) => Value,
): (...words: Words) => Value {
  const made = new Map<string, Value>();
  return (...words) => {
    const key = words.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(...words);
    made.set(key, value);
    return value;
  };
}
