interface Option {
  /** Of a category its path. */
  readonly value: string;
  readonly label: string;
}

/** Categories of one name say which one they lie in: "Twarz: Oczyszczanie". */
export function withDistinctLabels<T extends Option>(options: readonly T[]): T[] {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const counts = Map.groupBy(options, ({ label }) => label);
  return options.map((option) => {
    const above = labels.get(option.value.slice(0, Math.max(0, option.value.lastIndexOf('/'))));
    const isAlone = counts.get(option.label)?.length === 1;
    return isAlone || above === undefined ? option : { ...option, label: `${above}: ${option.label}` };
  });
}
