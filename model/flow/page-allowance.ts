import type { Flow, StepVideo } from '../../schemas/generated/types';
import { captchaProviders, type PageCaptcha } from '../captcha-providers';

type Player = Exclude<StepVideo['kind'], 'file'>;

/** Site of each video player. */
export const playerSites: Readonly<Record<Player, string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** Extra permissions for the pages of a flow: frames and media, never a script. */
export interface PageAllowance {
  /** Sites that may be shown in frames. */
  frameSites: readonly string[];
  /** Whether it may play video and sound from its own site. */
  playsMedia: boolean;
  /** Sources of the page's captcha service; empty on a page with card fields. */
  captchaSources: readonly string[];
}

/** Combines what the videos of all steps need. A step changes without a page load, so without a new policy. */
export function findPageAllowance({ steps }: Flow, captcha?: PageCaptcha): PageAllowance {
  const kinds = new Set(steps.flatMap(({ props }) => (props && 'video' in props ? [props.video.kind] : [])));
  return {
    frameSites: [...kinds].flatMap((kind) => (kind === 'file' ? [] : [playerSites[kind]])),
    captchaSources: captcha?.isAllowed ? captchaProviders[captcha.provider].sources : [],
    playsMedia: kinds.has('file'),
  };
}
