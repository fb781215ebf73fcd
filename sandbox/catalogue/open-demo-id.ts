import type { Area, Manifest } from '../../schemas/generated/types';

/** Kind of charge that an id of the magic table stands for. */
export type DemoCharge = NonNullable<Manifest['charges']>;

/** First words of ids that can be paid. */
const openWords: Readonly<Record<DemoCharge, string>> = {
  invoice: 'aberta',
  renewal: 'assinatura',
  upgrade: 'upgrade',
  'custom-offer': 'oferta',
};

interface NamedProduct {
  area: Area;
  settings: { productCode: string; productSlugs?: readonly string[] };
}

/** Id of a product's invoice or subscription that can be paid. Areas may share a code, so a slug wins. */
export function openDemoId(charge: DemoCharge, { settings }: NamedProduct): string {
  return `${openWords[charge]}-${settings.productSlugs?.[0] ?? settings.productCode}`;
}
