import { type Environment, environments } from '../../catalogue/catalogue';
import type { AreaSubject } from '../../catalogue/subject';
import { findErrorTemplate } from '../../model/flow/resolve-step';
import type { Area, TemplateId } from '../../schemas/generated/types';

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

/** Flow of the error page, which is the same in each. */
export const anyFlow = '*';

/** Screens of an area by a key that is equal on both sides: each step of each flow, and the error page. */
export function listScreens(subject: AreaSubject | undefined): Map<string, ScreenPlace> {
  if (!subject) return new Map();
  const { brandId, area, settings, flows, shared } = subject;
  const played = flows.flatMap(({ flow: { id, steps } }) => steps.map(({ templateId }) => [id, templateId] as const));
  const error = findErrorTemplate(shared.manifests);
  const isErrorPlayed = played.some(([, templateId]) => templateId === error);
  const modes = screenModes.filter((mode) => settings.mode === 'auto' || settings.mode === mode);
  const screens = new Map<string, ScreenPlace>();
  for (const [flowId, templateId] of isErrorPlayed ? played : [...played, [anyFlow, error] as const])
    for (const mode of modes)
      for (const environment of environments)
        screens.set([brandId, area, flowId, templateId, mode, environment].join(' '), {
          ...{ brandId, area, environment, flowId, templateId, mode },
        });
  return screens;
}
