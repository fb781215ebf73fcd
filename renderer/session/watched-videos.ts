const key = 'watchedVideos';

/** Whether the buyer has watched a video in this tab. Without storage, nobody knows. */
export function hasWatched(video: string): boolean {
  return listWatched().includes(video);
}

/** Remembers a watched video until the tab closes, so that a reload asks for nothing twice. */
export function keepWatched(video: string): void {
  const watched = listWatched();
  if (watched.includes(video)) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([...watched, video]));
  } catch {
    // Without storage, a reload asks again.
  }
}

function listWatched(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((video) => typeof video === 'string') : [];
  } catch {
    return [];
  }
}
