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
    if (!made.has(key)) made.set(key, make(...words));
    return made.get(key) as Value;
  };
}
