import { playerSites } from '../../model/flow/page-allowance';
import type { FramedVideo } from './player-messages';

/** Names that buyers know. */
export const playerNames: Readonly<Record<FramedVideo['kind'], string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/**
 * URL of the player's frame. It sets no cookie for advertising, and begins at once: the buyer has just pressed play.
 *
 * @param origin this site, to which YouTube sends its events
 */
export function buildPlayerUrl({ kind, id, captionsLanguage }: FramedVideo, origin: string): string {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1' });
  if (kind === 'vimeo') {
    query.set('dnt', '1');
    if (captionsLanguage) query.set('texttrack', captionsLanguage);
    return `${playerSites.vimeo}/video/${id}?${query}`;
  }
  query.set('rel', '0');
  query.set('enablejsapi', '1');
  query.set('origin', origin);
  if (captionsLanguage) {
    query.set('cc_load_policy', '1');
    query.set('cc_lang_pref', captionsLanguage);
  }
  return `${playerSites.youtube}/embed/${id}?${query}`;
}

/** URL of the video on its own site. */
export function buildVideoUrl({ kind, id }: FramedVideo): string {
  return kind === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
