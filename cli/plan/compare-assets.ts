import { readFileSync } from 'node:fs';
import type { BrandAsset } from '../../catalogue/catalogue';
import type { Change, ColorChange } from './change';
import type { Rename } from './find-renames';
import type { PlanTree } from './read-plan-tree';

/** Both sides of a plan. */
export interface PlanSides {
  before: PlanTree;
  after: PlanTree;
  renamed: readonly Rename[];
}

/** Bytes of a brand's file on both sides; undefined where there is none. */
export function readAssetSides(brandId: string, name: string, { before, after, renamed }: PlanSides) {
  const earlierId = renamed.find(({ to }) => to === brandId)?.from ?? brandId;
  return {
    before: readAsset(before.catalogue.assets.get(`${earlierId}/${name}`)),
    after: readAsset(after.catalogue.assets.get(`${brandId}/${name}`)),
  };
}

function readAsset(asset: BrandAsset | undefined): Buffer | undefined {
  if (!asset) return undefined;
  return 'text' in asset ? Buffer.from(asset.text) : readFileSync(asset.file);
}

/** Sizes of a brand's file on both sides in bytes, and the colours of an SVG that both have. */
export function compareAssets(
  brandId: string,
  name: string,
  sides: PlanSides,
): Pick<Change, 'before' | 'after' | 'colors'> {
  const { before, after } = readAssetSides(brandId, name, sides);
  const isSvg = before && after && name.endsWith('.svg');
  return {
    ...{ before: before?.length, after: after?.length },
    ...(isSvg ? { colors: compareColors(String(before), String(after)) } : {}),
  };
}

/** Two SVG texts → colours such as `#006a86` that only one has, in order of appearance. */
export function compareColors(before: string, after: string): ColorChange {
  const [old, now] = [findColors(before), findColors(after)];
  return { gone: old.filter((color) => !now.includes(color)), added: now.filter((color) => !old.includes(color)) };
}

function findColors(svg: string): string[] {
  const found = svg.matchAll(/(?:fill|stroke|color)\s*[:=]\s*["']?\s*#([0-9a-f]{3,8})\b/gi);
  return [...new Set([...found].map(([, digits = '']) => `#${lengthen(digits.toLowerCase())}`))];
}

/** `f00` → `ff0000` */
function lengthen(digits: string): string {
  return digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
}
