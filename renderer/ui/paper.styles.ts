/**
 * Of what is of no use on a printed sheet. Buttons, links that look like one, `nav` and `progress` need none of it: they are
 * never printed (global.styles.ts, button.styles.ts).
 */
export const screenOnly = `
  @media print {
    display: none !important;
  }
`;

/** Of what stands on a printed sheet in the place of something that only a screen can show. */
export const paperOnly = `
  display: none;

  @media print {
    display: block;
  }
`;
