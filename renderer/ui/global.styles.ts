import { css } from '@linaria/core';

/**
 * Global styles of every page; imported for its effect.
 *
 * @public
 */
export const globals = css`
  :global() {
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    html {
      -webkit-text-size-adjust: 100%;
      background: var(--canvas);
    }
    body {
      margin: 0;
      min-height: 100vh;
      min-height: 100dvh;
      color: var(--text);
      font-family: var(--font-body);
      font-size: 16px;
      line-height: 1.5;
      /* Breaks a long word before it makes the page wider than the screen. */
      overflow-wrap: anywhere;
      -webkit-font-smoothing: antialiased;
    }
    h1,
    h2,
    h3,
    p,
    ul,
    ol,
    dl,
    dd,
    figure {
      margin: 0;
      padding: 0;
    }
    h1,
    h2,
    h3 {
      font-family: var(--font-heading);
      font-weight: var(--heading-weight);
      text-transform: var(--heading-case);
      letter-spacing: var(--heading-spacing);
      line-height: 1.2;
      text-wrap: balance;
    }
    h1:focus {
      outline: none;
    }
    ul,
    ol {
      list-style: none;
    }
    img,
    svg {
      display: block;
      max-width: 100%;
    }
    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
    }
    button {
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
    }
    a {
      color: var(--link);
      text-underline-offset: 3px;
    }
    :focus-visible {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }
    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }
    /* Print styles of every screen. Colours are the theme's (theme-css.ts), visibility is in paper.styles.ts. */
    @media print {
      *,
      *::before,
      *::after {
        min-height: 0 !important;
        animation: none !important;
        transition: none !important;
      }
      button,
      nav,
      progress {
        display: none !important;
      }
      :focus-visible {
        outline: none;
      }
      details::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      /* Codes stay black on white when a browser saves ink. */
      [role='img'] {
        break-inside: avoid;
        -webkit-print-color-adjust: exact;
        print-color-adjust: exact;
      }
    }
    /* What follows a loading part would move when it arrives. */
    [data-loading] ~ *,
    main :has([data-loading]) ~ *,
    main:has([data-loading]) ~ * {
      visibility: hidden;
    }
  }
`;
