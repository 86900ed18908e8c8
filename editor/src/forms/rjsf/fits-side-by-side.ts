const MOST_CHOICES = 4;
const MOST_LETTERS = 34;

/** Whether the names of the choices have room in one row of the panel. */
export function fitsSideBySide(labels: readonly string[]): boolean {
  const letters = labels.reduce((sum, label) => sum + label.length, 0);
  return labels.length > 1 && labels.length <= MOST_CHOICES && letters <= MOST_LETTERS;
}
