import type { Environment } from '../../catalogue/catalogue';
import type { Area, TemplateId } from '../../schemas/generated/types';
import type { Leaves } from './list-leaves';

export const screenModes = ['light', 'dark'] as const;
export type ScreenMode = (typeof screenModes)[number];

/** Place where a buyer can see a screen. */
export interface ScreenPlace {
  brandId: string;
  area: Area;
  environment: Environment;
  flowId: string;
  templateId: TemplateId;
  mode: ScreenMode;
}

/** A screen at a place, with every value that it shows or sends. Screens share objects of common values. */
export interface Screen {
  place: ScreenPlace;
  layers: readonly Leaves[];
}

/** Key of a place, equal in both trees. */
export function screenKey({ brandId, area, environment, flowId, templateId, mode }: ScreenPlace): string {
  return [brandId, area, flowId, templateId, mode, environment].join(' ');
}
