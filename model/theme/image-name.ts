/** File extensions of a brand's images. */
export const imageEndings = ['svg', 'png', 'webp'] as const;
export type ImageEnding = (typeof imageEndings)[number];

/** File name of an image in a brand's folder. */
export const imageName = new RegExp(`^[a-z0-9-]+\\.(?:${imageEndings.join('|')})$`);
