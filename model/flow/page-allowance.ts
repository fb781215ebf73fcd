import type { Flow, StepPage } from '../../schemas/generated/types';
import { captchaProviders, type PageCaptcha } from '../captcha-providers';

type Player = NonNullable<StepPage['frames']>[number];

/** Site of each video player. */
const playerSites: Readonly<Record<Player, string>> = {
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

/** Combines the permissions of all steps. A step changes without a page load, so without a new policy. */
export function findPageAllowance({ steps }: Flow, captcha?: PageCaptcha): PageAllowance {
  const pages = steps.flatMap(({ props }) => (props && 'page' in props ? [props.page as StepPage] : []));
  const players = new Set(pages.flatMap(({ frames = [] }) => frames));
  return {
    frameSites: [...players].map((player) => playerSites[player]),
    captchaSources: captcha?.isAllowed ? captchaProviders[captcha.provider].sources : [],
    playsMedia: pages.some(({ media }) => media === 'self'),
  };
}
