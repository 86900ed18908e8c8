/** A way of delivery as carriers have it in the settings: who brings it, and how. */
export interface NamedDelivery {
  readonly carrierTitle: string;
  readonly methodTitle: string;
}

/** `Kurier` alone or with what it does besides; the shop's own `Kurier wybrany przez sklep` names nobody. */
const COURIER = /^(Kurier|Courier)(?= za pobraniem$|,|$)/;

/**
 * One way of delivery under one name, wherever it is told: `Kurier InPost`, `InPost Paczkomat® 24/7`,
 * `ORLEN Paczka, odbiór w punkcie`.
 */
export function formatDelivery({ carrierTitle, methodTitle }: NamedDelivery): string {
  if (!carrierTitle || methodTitle.includes(carrierTitle)) return methodTitle;
  if (!methodTitle) return carrierTitle;
  if (COURIER.test(methodTitle)) return methodTitle.replace(COURIER, (courier) => `${courier} ${carrierTitle}`);
  if (methodTitle.startsWith('Paczkomat')) return `${carrierTitle} ${methodTitle}`;
  return `${carrierTitle}, ${methodTitle.charAt(0).toLowerCase()}${methodTitle.slice(1)}`;
}
