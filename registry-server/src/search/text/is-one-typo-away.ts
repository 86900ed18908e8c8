/** True when one letter too many, too few, wrong, or two swapped neighbours tell the words apart. */
export function isOneTypoAway(one: string, other: string): boolean {
  if (one.length < other.length) return isOneTypoAway(other, one);
  const difference = one.length - other.length;
  if (difference > 1 || one === other) return false;
  let start = 0;
  while (start < other.length && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  if (difference === 1) return endsAlike(one, start + 1, other, start);
  return (
    endsAlike(one, start + 1, other, start + 1) ||
    (isSwapped(one, other, start) && endsAlike(one, start + 2, other, start + 2))
  );
}

function isSwapped(one: string, other: string, at: number): boolean {
  return one.charCodeAt(at) === other.charCodeAt(at + 1) && one.charCodeAt(at + 1) === other.charCodeAt(at);
}

function endsAlike(one: string, from: number, other: string, otherFrom: number): boolean {
  for (let index = from, at = otherFrom; index < one.length; index += 1, at += 1) {
    if (one.charCodeAt(index) !== other.charCodeAt(at)) return false;
  }
  return true;
}
