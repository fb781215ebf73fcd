import type { Session } from '../../session/session';

/** People that the main purchase was made for. */
export function boughtProfiles({ purchases }: Pick<Session, 'purchases'>): number {
  return purchases.main?.items?.find(({ kind }) => kind === 'profiles')?.quantity ?? 1;
}
