import { environments } from '../../catalogue/catalogue';
import { buildPendingId } from '../../catalogue/pending-id';
import type { Area } from '../../schemas/generated/types';
import type { BrandAnswers } from './ask-brand';
import type { NewPlan } from './plan-questions';

/** Line width of brand.json; shorter values stay on one line. */
const lineWidth = 160;

export interface NewBrand {
  brandId: string;
  area: Area;
  order: number;
  answers: BrandAnswers;
}

/** Text of a new brand.json in the project's format. */
export function formatBrand({ brandId, area, order, answers }: NewBrand): string {
  const { name, business, product, domain, color, font, plans } = answers;
  const settings = {
    domain,
    ...(business !== name && { businessName: business }),
    productName: name,
    productCode: product,
    dsProductId: answers['ds-product'] || buildPendingId(brandId, 'product'),
    plans: Object.fromEntries(plans.map((plan) => [plan.type, buildPlan(brandId, plan)])),
  };
  const look = { color, ...(font !== undefined && { font }) };
  const brand = { $schema: '../../schemas/brand.schema.json', order, ...look, [area]: settings };
  return `${breakLines(brand, '', (key) => key === area)}\n`;
}

function buildPlan(brandId: string, { type, amount, installments, ids }: NewPlan) {
  const planId = environments.map((name, index) => [name, ids[index] ?? buildPendingId(brandId, type, name)]);
  return { amount, installments, planId: Object.fromEntries(planId) };
}

type Json = Readonly<Record<string, unknown>>;

function breakLines(value: Json, indent: string, isBroken: (key: string) => boolean): string {
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, member]) => {
    const line = `${inner}${JSON.stringify(key)}: ${onOneLine(member)}`;
    const isObject = typeof member === 'object' && member !== null;
    // Leaves room for a comma.
    if (!isObject || (line.length < lineWidth && !isBroken(key))) return line;
    return `${inner}${JSON.stringify(key)}: ${breakLines(member as Json, inner, () => false)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`)
    .join(', ')} }`;
}
