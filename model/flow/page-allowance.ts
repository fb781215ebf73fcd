import type { Flow, StepVideo } from '../../schemas/generated/types';
import { captchaProviders, type PageCaptcha } from '../captcha-providers';
import { type PageVault, vaultSource } from '../card-vaults';
import { listContainerSources, type PageContainer } from '../container-hosts';

type Player = Exclude<StepVideo['kind'], 'file'>;

/** Site of each video player. */
export const playerSites: Readonly<Record<Player, string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** Extra permissions of a page: frames and media of its flow, and what the foreign scripts of this document reach. */
export interface PageAllowance {
  /** Sites that may be shown in frames. */
  frameSites: readonly string[];
  /** Whether it may play video and sound from its own site. */
  playsMedia: boolean;
  /** Sources of the page's captcha service; empty on a page with card fields. */
  captchaSources: readonly string[];
  /** Sources of the brand's analytics container; empty on a page with card fields. */
  containerSources: readonly string[];
  /** Token endpoint of the cards; empty in a document that may run a container. */
  vaultSources: readonly string[];
}

/** Other sites that a document may run and reach. */
export interface PageGuests {
  captcha?: PageCaptcha | undefined;
  container?: PageContainer | undefined;
  vault?: PageVault | undefined;
}

/**
 * Combines what the videos of all steps need. A step changes without a page load, so without a new policy. Captcha and
 * container go by the document instead: it is left where card fields begin.
 */
export function findPageAllowance({ steps }: Flow, { captcha, container, vault }: PageGuests): PageAllowance {
  const kinds = new Set(steps.flatMap(({ props }) => (props && 'video' in props ? [props.video.kind] : [])));
  return {
    frameSites: [...kinds].flatMap((kind) => (kind === 'file' ? [] : [playerSites[kind]])),
    captchaSources: captcha?.isAllowed ? captchaProviders[captcha.provider].sources : [],
    containerSources: listContainerSources(container),
    // A card screen is another document than a container's.
    vaultSources: vault && !container?.isAllowed ? [vaultSource(vault)] : [],
    playsMedia: kinds.has('file'),
  };
}
