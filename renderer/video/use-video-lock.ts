import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { StepVideo } from '../../schemas/generated/types';
import { hasWatched, keepWatched } from '../session/watched-videos';

/** Props of a step with a video. */
export interface VideoProps {
  video: StepVideo;
  title?: string;
  lengthSeconds?: number;
  unlockAfterSeconds?: number;
}

/** Why the buyer need not watch. */
export type Waiver = 'motion' | 'data' | 'offline' | 'slow' | 'failed' | 'before';

/** Whether the video does not play here. It replaces any other reason. */
export function isLost(waiver: Waiver | undefined): boolean {
  return waiver === 'failed' || waiver === 'slow';
}

/** Lock of a step's button: it opens after some seconds of watching, or at once for a buyer who cannot watch. */
export interface VideoLock {
  isOpen: boolean;
  waiver: Waiver | undefined;
  /** Seconds to watch, and seconds of it that are left. */
  needed: number;
  left: number;
  /** Takes the seconds watched since the page opened. */
  onWatched: (seconds: number) => void;
  onWaived: (waiver: Waiver) => void;
}

export function useVideoLock({ video, lengthSeconds = Infinity, unlockAfterSeconds = 0 }: VideoProps): VideoLock {
  const key = video.kind === 'file' ? video.file : video.id;
  const needed = Math.min(unlockAfterSeconds, lengthSeconds);
  const [watched, setWatched] = useState(0);
  const [waiver, setWaiver] = useState<Waiver>();
  const onWaived = useCallback(
    (found: Waiver) => setWaiver((before) => (before === undefined || isLost(found) ? found : before)),
    [],
  );
  // Before the paint: the button takes the countdown's place.
  useLayoutEffect(() => {
    const found = needed > 0 ? findWaiver(key) : undefined;
    if (found) onWaived(found);
  }, [key, needed, onWaived]);
  useEffect(() => {
    const onOffline = () => onWaived('offline');
    window.addEventListener('offline', onOffline);
    return () => window.removeEventListener('offline', onOffline);
  }, [onWaived]);
  const isWatched = watched >= needed;
  useEffect(() => {
    if (needed > 0 && isWatched) keepWatched(key);
  }, [key, needed, isWatched]);
  const left = Math.max(0, Math.ceil(needed - watched));
  return { isOpen: isWatched || waiver !== undefined, waiver, needed, left, onWatched: setWatched, onWaived };
}

/** Reason for not watching that is known on arrival. */
function findWaiver(key: string): Waiver | undefined {
  if (hasWatched(key)) return 'before';
  if (!navigator.onLine) return 'offline';
  if (matches('(prefers-reduced-motion: reduce)')) return 'motion';
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matches('(prefers-reduced-data: reduce)') ? 'data' : undefined;
}

const matches = (query: string) => window.matchMedia(query).matches;
