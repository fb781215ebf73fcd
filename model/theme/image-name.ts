/** Endings of the pictures that a brand may bring. */
export const imageEndings = ['svg', 'png', 'webp'] as const;
export type ImageEnding = (typeof imageEndings)[number];

/** The name of a picture in a brand's folder. */
export const imageName = new RegExp(`^[a-z0-9-]+\\.(?:${imageEndings.join('|')})$`);
