/** A screen or image that differs, by its content. A side without it has none. */
export interface PicturePair {
  /** Also the prefix of its file names. */
  name: string;
  kind: 'screen' | 'image';
  /** File extension. */
  ending: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** A written pair, by the names of its files. */
export interface Picture extends Pick<PicturePair, 'name' | 'kind'> {
  before?: string;
  after?: string;
}
