/** `1234,56`: an amount in minor units as it is pasted into a bank's form. */
export const amountText = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
