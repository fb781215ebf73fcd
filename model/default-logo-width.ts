/** Logo width of a brand that sets none, in px. */
export const defaultLogoWidth = 110;
