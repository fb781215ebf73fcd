import type { BrandArea } from '../../catalogue/catalogue';
import { mergePatch } from '../../catalogue/merge-patch';
import type { CompiledCopy } from '../../model/copy/compile-copy';
import { createMemo } from '../../model/create-memo';
import type { PaymentMethod } from '../../schemas/generated/types';

/** Whether a feature flag is on for the visit. */
export type IsFlagOn = (flag: string) => boolean;

/** Areas under each set of flags: pages with equal flags share one object, so that the page cache finds them. */
const memo = createMemo<BrandArea, BrandArea>();

/**
 * The area that a visit sees: without the methods whose flag is off, with the wordings whose flag is on. Returns the
 * same area if it uses no flag.
 */
export function applyFlags(area: BrandArea, isOn: IsFlagOn): BrandArea {
  const { flags: ofMethods } = area.settings.payment;
  const wordings = Object.keys(area.variants).filter(isOn);
  const hidden = Object.entries(ofMethods ?? {}).flatMap(([method, flag]) => (isOn(flag) ? [] : [method]));
  if (ofMethods === undefined && wordings.length === 0) return area;
  return memo(area, [...hidden, '', ...wordings].join(' '), () => build(area, hidden, wordings));
}

function build(area: BrandArea, hidden: readonly string[], wordings: readonly string[]): BrandArea {
  const { flags: _, ...payment } = area.settings.payment;
  return {
    ...area,
    settings: { ...area.settings, payment: { ...payment, methods: showMethods(payment.methods ?? [], hidden) } },
    copy: wordings.reduce((copy, flag) => mergePatch(copy, area.variants[flag]) as CompiledCopy, area.copy),
  };
}

/** A brand always offers a method: where nothing would be left, all stay. */
function showMethods(methods: readonly PaymentMethod[], hidden: readonly string[]): PaymentMethod[] {
  const shown = methods.filter((method) => !hidden.includes(method));
  return shown.length > 0 ? shown : [...methods];
}
