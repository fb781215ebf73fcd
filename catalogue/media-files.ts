/** Content type of a video or caption file, its size limit in bytes, and a test of its first bytes. */
interface MediaType {
  contentType: string;
  maximumBytes: number;
  hasSignature: (head: Buffer) => boolean;
}

/** 20 MB: some minutes of a small video. A phone pays for each of them. */
const maximumVideoBytes = 20_000_000;

const mediaTypes: Readonly<Record<string, MediaType>> = {
  webm: {
    contentType: 'video/webm',
    maximumBytes: maximumVideoBytes,
    hasSignature: (head) => head.toString('latin1', 0, 4) === '\x1aE\xdf\xa3',
  },
  mp4: {
    contentType: 'video/mp4',
    maximumBytes: maximumVideoBytes,
    hasSignature: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  },
  vtt: {
    contentType: 'text/vtt; charset=utf-8',
    maximumBytes: 200_000,
    hasSignature: (head) => /^\uFEFF?WEBVTT/.test(head.toString('utf8')),
  },
};

/** File name of a video or its captions in a brand's folder. */
const mediaName = new RegExp(`^[a-z0-9-]+\\.(?:${Object.keys(mediaTypes).join('|')})$`);

/** Whether a file of a brand's folder is a video or its captions. */
export function isMedia(name: string): boolean {
  return mediaName.test(name);
}

/** @throws RangeError when the file has no such extension */
export function mediaTypeOf(file: string): MediaType {
  const type = mediaTypes[file.slice(file.lastIndexOf('.') + 1)];
  if (!type) throw new RangeError(`${file} is no video and no captions`);
  return type;
}
