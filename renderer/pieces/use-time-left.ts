import { readServerClock } from '../api/server-clock';
import { useCountdown } from '../ui/use-countdown';

/**
 * Seconds until a time of the server, by the server's clock, counted down to 0.
 *
 * @param until ISO 8601
 */
export function useTimeLeft(until: string | undefined): number | undefined {
  return useCountdown(until, readServerClock().clockAhead);
}
